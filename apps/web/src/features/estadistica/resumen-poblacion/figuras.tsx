import Link from '@mui/material/Link';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { comoPeriodo, partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { ESTADOS_CON_COBERTURA } from '@sgpa/domain/estadistica/cifras-del-dia';
import { type FechaCivil, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cifra, conSigno, contados } from '../../../lib/cifras.ts';
import { type Busqueda, deBeneficiarios, listaDe } from '../grafico/enlaces.ts';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';

const Enlace = createLink(Link);

type Cifras = Respuesta<'resumen-poblacion/cifras'>;
type PorTipo = Cifras['conCobertura'];

/** The value and the lists of a figure come only once they were counted. */
export interface Dicho {
  cifra?: string;
  /** There are more than that, and nobody counted how many. */
  masDe?: boolean;
  explicacion: string;
  enlaces?: ReactNode;
}
type Decir = (cifras: Cifras | undefined, buscado: Buscado) => Dicho | null;

/** Reads like 09/2026. */
const mostrarMes = (cierre: FechaCivil): string => mostrarFecha(cierre).slice(3);

const ambos = ({ titulares, beneficiarios }: PorTipo): number => titulares + beneficiarios;

const vigentesDe = (buscado: Buscado): Busqueda => ({
  ...listaDe(filtroDe(buscado)),
  estado: ESTADOS_CON_COBERTURA.join(','),
});

/** Links holders and beneficiaries, which are two lists, each with how many it has. */
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

/** A figure that the search does not reach says so on itself. */
const deTodo = (buscado: Buscado): ReactNode =>
  enTitulo(buscado) === undefined ? null : <div>de todo lo que usted ve</div>;

export const CAMBIO = 'Cambio desde el cierre';

/** Says which part of the change is listed and which is not: of those who lost their cover there is no list. */
export function explicarCambio({ conCobertura, cierre }: Cifras): string | null {
  if (!cierre) return null;
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

const conCobertura: Decir = (cifras, buscado) => ({
  explicacion: 'Afiliaciones que hoy dan derecho a atención.',
  ...(cifras && {
    cifra: cifra(ambos(cifras.conCobertura)),
    enlaces: <DosListas busqueda={vigentesDe(buscado)} de={cifras.conCobertura} />,
  }),
});

/** Gives null for whom it is not counted at all. */
const frenteAlCierre: Decir = (cifras, buscado) => {
  const cierre = cifras?.cierre;
  if (cifras !== undefined && cierre === undefined) return null;
  if (cifras && cierre)
    return {
      cifra: conSigno(ambos(cifras.conCobertura) - ambos(cierre)),
      explicacion: explicarCambio(cifras) ?? '',
      enlaces: (
        <DosListas
          busqueda={{ ...vigentesDe(buscado), fechaInicio: sumarDias(cierre.fecha, 1) }}
          de={cierre.nuevas}
          son=" nuevos"
        />
      ),
    };
  const [explicacion, enlaces] =
    buscado.empleador === null
      ? [
          'Los que hoy tienen cobertura, menos los que la tenían al último cierre de mes. Ese cierre todavía no está contado.',
          'Cierre aún sin contar',
        ]
      : ['El cierre de mes no se cuenta por entidad empleadora.', 'No se cuenta por empleador'];
  return { explicacion, ...(cifras && { cifra: '—', enlaces }) };
};

const porTerminar: Decir = (cifras, buscado) => {
  const explicacion = 'Coberturas cuyo último día es hoy o uno de los próximos 15.';
  if (!cifras) return { explicacion };
  const { titulares, beneficiarios, tope, dias } = cifras.porTerminar;
  return {
    explicacion,
    cifra: cifra(Math.min(titulares, tope) + Math.min(beneficiarios, tope)),
    masDe: titulares > tope || beneficiarios > tope,
    enlaces: (
      <DosListas
        busqueda={{ ...vigentesDe(buscado), venceEn: String(dias) }}
        de={{ titulares, beneficiarios }}
        tope={tope}
      />
    ),
  };
};

const novedades: Decir = (cifras, buscado) => ({
  explicacion: 'Novedades que esperan que el ente gestor las resuelva.',
  ...(cifras && {
    cifra: cifra(cifras.novedades ?? 0),
    enlaces: (
      <>
        <Enlace to="/novedades">Ver las novedades</Enlace>
        {deTodo(buscado)}
      </>
    ),
  }),
});

const declaraciones: Decir = (cifras, buscado) => {
  if (!cifras?.declaraciones)
    return { explicacion: 'Declaraciones de los dos últimos cierres de mes que difieren de lo que contó el registro.' };
  const { difieren, cierres } = cifras.declaraciones;
  const periodo = cierres.map((cierre) => comoPeriodo(partesDelDia(cierre))).join(',');
  return {
    cifra: cifra(difieren),
    explicacion: `Declaraciones de los meses de ${cierres.toSorted().map(mostrarMes).join(' y ')} que difieren de lo que contó el registro.`,
    enlaces: (
      <>
        <Enlace to="/monitoreoView" search={{ periodo, difieren: 'si' }}>
          Ver las declaraciones
        </Enlace>
        {deTodo(buscado)}
      </>
    ),
  };
};

interface Figura {
  titulo: string;
  /** Only who may use this case is told the figure. */
  de?: 'novedades' | 'declaraciones';
  decir: Decir;
}

export const FIGURAS: readonly Figura[] = [
  { titulo: 'Con cobertura hoy', decir: conCobertura },
  { titulo: CAMBIO, decir: frenteAlCierre },
  { titulo: 'Terminan en 15 días', decir: porTerminar },
  { titulo: 'Novedades abiertas', de: 'novedades', decir: novedades },
  { titulo: 'Declaraciones que difieren', de: 'declaraciones', decir: declaraciones },
];
