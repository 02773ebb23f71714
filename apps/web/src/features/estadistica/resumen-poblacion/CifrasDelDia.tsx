import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { comoPeriodo, partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { ESTADOS_CON_COBERTURA } from '@sgpa/domain/estadistica/cifras-del-dia';
import { type FechaCivil, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { createLink } from '@tanstack/react-router';
import { cifra, conSigno } from '../../../lib/cifras.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { type Busqueda, deBeneficiarios, listaDe } from '../grafico/enlaces.ts';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { CifraDelDia } from './CifraDelDia.tsx';
import { useCifrasDelDia } from './resumen.api.ts';

const Enlace = createLink(Link);

type Cifras = Respuesta<'resumen-poblacion/cifras'>;
type PorTipo = Cifras['conCobertura'];

const REJILLA = {
  display: 'grid',
  gap: 2,
  mb: 2,
  p: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(160px, 1fr))' },
};

/** As 09/2026. */
const mostrarMes = (cierre: FechaCivil): string => mostrarFecha(cierre).slice(3);

const ambos = ({ titulares, beneficiarios }: PorTipo): number => titulares + beneficiarios;

type PorTerminar = Cifras['porTerminar'];
const pasaDelTope = ({ titulares, beneficiarios, tope }: PorTerminar): boolean =>
  titulares > tope || beneficiarios > tope;
const hastaElTope = ({ titulares, beneficiarios, tope }: PorTerminar): number =>
  Math.min(titulares, tope) + Math.min(beneficiarios, tope);

/** Holders and beneficiaries are two lists. `de`: how many each has, where that is what the figure counts. */
function DosListas({ busqueda, de, tope }: { busqueda: Busqueda; de?: PorTipo; tope?: number }) {
  const texto = (tipo: 'titulares' | 'beneficiarios') => {
    if (de === undefined) return tipo;
    const hayMas = tope !== undefined && de[tipo] > tope;
    return `${hayMas ? 'más de ' : ''}${cifra(hayMas ? tope : de[tipo])} ${tipo}`;
  };
  return (
    <>
      <Enlace to="/asegurado" search={busqueda}>
        {texto('titulares')}
      </Enlace>
      {' · '}
      <Enlace to="/asegurado" search={deBeneficiarios(busqueda)}>
        {texto('beneficiarios')}
      </Enlace>
    </>
  );
}

/** None for whom it is not counted at all. */
function FrenteAlCierre({ cifras, buscado }: { cifras: Cifras | undefined; buscado: Buscado }) {
  const titulo = 'Cambio desde el cierre de mes';
  if (cifras === undefined) return <CifraDelDia titulo={titulo} cifra={undefined} detalle="" />;
  const { cierre, conCobertura } = cifras;
  if (cierre === undefined) return null;
  if (cierre === null)
    return (
      <CifraDelDia
        titulo={titulo}
        cifra="—"
        detalle={
          buscado.empleador === null
            ? 'El último cierre de mes todavía no está contado.'
            : 'El cierre de mes no se cuenta por entidad empleadora.'
        }
      />
    );
  const inicio = sumarDias(cierre.fecha, 1);
  const desde = { ...listaDe(filtroDe(buscado)), fechaInicio: inicio };
  return (
    <CifraDelDia
      titulo={titulo}
      cifra={conSigno(ambos(conCobertura) - ambos(cierre))}
      detalle={`Al ${mostrarFecha(cierre.fecha)} tenían cobertura ${cifra(ambos(cierre))} (conteo del ${mostrarFecha(cierre.contadoEl)}). Es la diferencia entre dos conteos: no tiene una lista propia.`}
      enlaces={
        <>
          {`Afiliaciones desde el ${mostrarFecha(inicio)}, en todos los estados: `}
          <DosListas busqueda={desde} />
        </>
      }
    />
  );
}

/** What a director asks first, each figure with the list that it counts, or with the word that there is none. */
export function CifrasDelDia({ buscado }: { buscado: Buscado }) {
  const { data, error, refetch, isPlaceholderData } = useCifrasDelDia(filtroDe(buscado));
  const cifras = isPlaceholderData ? undefined : data;
  const pendientes = error instanceof ErrorApi && error.codigo === 'TERMINOS_PENDIENTES';
  if (error && !pendientes) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  const deQuien = enTitulo(buscado);
  const vigentes: Busqueda = { ...listaDe(filtroDe(buscado)), estado: ESTADOS_CON_COBERTURA.join(',') };
  // What the search does not reach says so on itself.
  const ajena = deQuien === undefined ? '' : ', de todo lo que usted ve';
  const termina = cifras && {
    porTipo: cifras.porTerminar,
    hayMas: pasaDelTope(cifras.porTerminar),
  };
  return (
    <Box component="ul" aria-label="Cifras del día" sx={REJILLA}>
      <CifraDelDia
        titulo="Asegurados con cobertura hoy"
        cifra={cifras && cifra(ambos(cifras.conCobertura))}
        detalle={deQuien ?? 'Afiliaciones que hoy dan derecho a atención.'}
        enlaces={cifras && <DosListas busqueda={vigentes} de={cifras.conCobertura} />}
      />
      <FrenteAlCierre cifras={cifras} buscado={buscado} />
      <CifraDelDia
        titulo="Coberturas que terminan en 15 días"
        cifra={termina && `${termina.hayMas ? 'más de ' : ''}${cifra(hastaElTope(termina.porTipo))}`}
        detalle={deQuien ?? 'Su último día de cobertura es hoy o en los próximos 15 días.'}
        enlaces={
          termina && (
            <DosListas
              busqueda={{ ...vigentes, venceEn: String(termina.porTipo.dias) }}
              de={termina.porTipo}
              tope={termina.porTipo.tope}
            />
          )
        }
      />
      {cifras?.novedades == null ? null : (
        <CifraDelDia
          titulo={`Novedades abiertas${ajena}`}
          cifra={cifra(cifras.novedades)}
          detalle="Esperan que el ente gestor las resuelva."
          enlaces={<Enlace to="/novedades">Ver las novedades</Enlace>}
        />
      )}
      {cifras?.declaraciones == null ? null : (
        <CifraDelDia
          titulo={`Declaraciones que difieren${ajena}`}
          cifra={cifra(cifras.declaraciones.difieren)}
          detalle={`De los meses de ${cifras.declaraciones.cierres.toSorted().map(mostrarMes).join(' y ')}, frente al registro.`}
          enlaces={
            <Enlace
              to="/monitoreoView"
              search={{
                periodo: cifras.declaraciones.cierres.map((cierre) => comoPeriodo(partesDelDia(cierre))).join(','),
                difieren: 'si',
              }}
            >
              Ver las declaraciones
            </Enlace>
          }
        />
      )}
    </Box>
  );
}
