import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Perfil } from '@sgpa/contract/v1/perfil';
import { comoPeriodo, partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { ESTADOS_CON_COBERTURA } from '@sgpa/domain/estadistica/cifras-del-dia';
import { type FechaCivil, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { createLink } from '@tanstack/react-router';
import { cifra, conSigno, contados } from '../../../lib/cifras.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { permite } from '../../../lib/permisos.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { type Busqueda, deBeneficiarios, listaDe } from '../grafico/enlaces.ts';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { CifraDelDia } from './CifraDelDia.tsx';
import { useCifrasDelDia } from './resumen.api.ts';

const Enlace = createLink(Link);

type Cifras = Respuesta<'resumen-poblacion/cifras'>;
type PorTipo = Cifras['conCobertura'];

/** One line of them where there is room, and on paper; on a telephone two columns, of an odd number the first across both. */
const EN_UNA_LINEA = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
};
const REJILLA = {
  display: 'grid',
  columnGap: 1,
  mb: 1,
  p: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '@media (min-width: 1200px)': EN_UNA_LINEA,
  '@media print': { ...EN_UNA_LINEA, gridAutoColumns: 'minmax(0, 1fr)', '& > :first-of-type': { gridColumn: 'auto' } },
};

const SOLO_EN_PAPEL = { display: 'none', '@media print': { display: 'block', fontSize: '8.5pt', mb: 1 } };

/** As 09/2026. */
const mostrarMes = (cierre: FechaCivil): string => mostrarFecha(cierre).slice(3);

const ambos = ({ titulares, beneficiarios }: PorTipo): number => titulares + beneficiarios;

const vigentesDe = (buscado: Buscado): Busqueda => ({
  ...listaDe(filtroDe(buscado)),
  estado: ESTADOS_CON_COBERTURA.join(','),
});

type PorTerminar = Cifras['porTerminar'];
const pasaDelTope = ({ titulares, beneficiarios, tope }: PorTerminar): boolean =>
  titulares > tope || beneficiarios > tope;
const hastaElTope = ({ titulares, beneficiarios, tope }: PorTerminar): number =>
  Math.min(titulares, tope) + Math.min(beneficiarios, tope);

/** Holders and beneficiaries are two lists, each with how many it has. */
function DosListas({ busqueda, de, tope, son = '' }: { busqueda: Busqueda; de: PorTipo; tope?: number; son?: string }) {
  const texto = (tipo: 'titulares' | 'beneficiarios') => {
    const hayMas = tope !== undefined && de[tipo] > tope;
    return `${hayMas ? 'más de ' : ''}${contados(hayMas ? tope : de[tipo], `${tipo}${son}`)}`;
  };
  return (
    <>
      <Enlace to="/asegurado" search={busqueda} sx={{ display: 'block' }}>
        {texto('titulares')}
      </Enlace>
      <Enlace to="/asegurado" search={deBeneficiarios(busqueda)} sx={{ display: 'block' }}>
        {texto('beneficiarios')}
      </Enlace>
    </>
  );
}

const CAMBIO = 'Cambio desde el cierre';

/** What of the change is listed, and what is not: of those who lost their cover there is no list. */
function explicarCambio({ conCobertura, cierre }: Cifras): string {
  if (!cierre) return '';
  const deAntes = ambos(conCobertura) - ambos(cierre.nuevas) - ambos(cierre);
  const desde = mostrarFecha(sumarDias(cierre.fecha, 1));
  return [
    `Los que hoy tienen cobertura, menos los que la tenían al ${mostrarFecha(cierre.fecha)}: ${cifra(ambos(cierre))} (conteo del ${mostrarFecha(cierre.contadoEl)}).`,
    `Los nuevos, ${cifra(ambos(cierre.nuevas))}, son afiliaciones que comienzan desde el ${desde} y hoy tienen cobertura: de ellos es la lista.`,
    deAntes === 0
      ? 'De las afiliaciones anteriores la tienen tantas como entonces.'
      : `De las afiliaciones anteriores la tienen ${cifra(Math.abs(deAntes))} ${deAntes < 0 ? 'menos' : 'más'} que entonces: de esa diferencia no hay una lista.`,
  ].join(' ');
}

/** None for whom it is not counted at all. */
function FrenteAlCierre({ cifras, buscado }: { cifras: Cifras | undefined; buscado: Buscado }) {
  const cierre = cifras?.cierre;
  if (cifras !== undefined && cierre === undefined) return null;
  if (cifras === undefined || !cierre)
    return (
      <CifraDelDia
        titulo={CAMBIO}
        cifra={cifras && '—'}
        explicacion={
          buscado.empleador === null
            ? 'Los que hoy tienen cobertura, menos los que la tenían al último cierre de mes. Ese cierre todavía no está contado.'
            : 'El cierre de mes no se cuenta por entidad empleadora.'
        }
        enlaces={cifras && (buscado.empleador === null ? 'Cierre aún sin contar' : 'No se cuenta por empleador')}
      />
    );
  const nuevas = { ...vigentesDe(buscado), fechaInicio: sumarDias(cierre.fecha, 1) };
  return (
    <CifraDelDia
      titulo={CAMBIO}
      cifra={conSigno(ambos(cifras.conCobertura) - ambos(cierre))}
      explicacion={explicarCambio(cifras)}
      enlaces={<DosListas busqueda={nuevas} de={cierre.nuevas} son=" nuevos" />}
    />
  );
}

interface Props {
  buscado: Buscado;
  perfil: Perfil | undefined;
}

/** What a director asks first, each figure with the list that it counts, or with the word that there is none. */
export function CifrasDelDia({ buscado, perfil }: Props) {
  const { data, error, refetch, isPlaceholderData } = useCifrasDelDia(filtroDe(buscado));
  const cifras = isPlaceholderData ? undefined : data;
  const pendientes = error instanceof ErrorApi && error.codigo === 'TERMINOS_PENDIENTES';
  if (error && !pendientes)
    return (
      <Box sx={{ mb: 2, minHeight: 96 }}>
        <ErrorState
          text={`No se pudieron contar las cifras del día. ${mensajeDeError(error)}`}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  const deQuien = enTitulo(buscado);
  const vigentes = vigentesDe(buscado);
  // What the search does not reach says so on itself.
  const ajena = deQuien === undefined ? null : <div>de todo lo que usted ve</div>;
  const porTerminar = cifras?.porTerminar;
  const declaraciones = cifras?.declaraciones;
  const conNovedades = cifras ? cifras.novedades !== null : permite(perfil, 'novedades');
  const conDeclaraciones = cifras ? declaraciones !== null : permite(perfil, 'declaraciones');
  return (
    <>
      {deQuien === undefined ? null : <Typography variant="body2">{`Cifras de ${deQuien}`}</Typography>}
      <Box component="ul" aria-label="Cifras del día" sx={REJILLA}>
        <CifraDelDia
          titulo="Con cobertura hoy"
          cifra={cifras && cifra(ambos(cifras.conCobertura))}
          explicacion="Afiliaciones que hoy dan derecho a atención."
          enlaces={cifras && <DosListas busqueda={vigentes} de={cifras.conCobertura} />}
        />
        <FrenteAlCierre cifras={cifras} buscado={buscado} />
        <CifraDelDia
          titulo="Terminan en 15 días"
          cifra={porTerminar && cifra(hastaElTope(porTerminar))}
          masDe={porTerminar && pasaDelTope(porTerminar)}
          explicacion="Coberturas cuyo último día es hoy o uno de los próximos 15."
          enlaces={
            porTerminar && (
              <DosListas
                busqueda={{ ...vigentes, venceEn: String(porTerminar.dias) }}
                de={porTerminar}
                tope={porTerminar.tope}
              />
            )
          }
        />
        {conNovedades ? (
          <CifraDelDia
            titulo="Novedades abiertas"
            cifra={cifras && cifra(cifras.novedades ?? 0)}
            explicacion="Novedades que esperan que el ente gestor las resuelva."
            enlaces={
              cifras && (
                <>
                  <Enlace to="/novedades">Ver las novedades</Enlace>
                  {ajena}
                </>
              )
            }
          />
        ) : null}
        {conDeclaraciones ? (
          <CifraDelDia
            titulo="Declaraciones que difieren"
            cifra={declaraciones && cifra(declaraciones.difieren)}
            explicacion={
              declaraciones
                ? `Declaraciones de los meses de ${declaraciones.cierres.toSorted().map(mostrarMes).join(' y ')} que difieren de lo que contó el registro.`
                : 'Declaraciones de los dos últimos cierres de mes que difieren de lo que contó el registro.'
            }
            enlaces={
              declaraciones && (
                <>
                  <Enlace
                    to="/monitoreoView"
                    search={{
                      periodo: declaraciones.cierres.map((cierre) => comoPeriodo(partesDelDia(cierre))).join(','),
                      difieren: 'si',
                    }}
                  >
                    Ver las declaraciones
                  </Enlace>
                  {ajena}
                </>
              )
            }
          />
        ) : null}
      </Box>
      {cifras?.cierre ? <Typography sx={SOLO_EN_PAPEL}>{`${CAMBIO}: ${explicarCambio(cifras)}`}</Typography> : null}
    </>
  );
}
