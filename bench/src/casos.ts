import { randomUUID } from 'node:crypto';
import { verDetalle } from '@sgpa/api/modules/asegurado/detalle-asegurado/detalle-asegurado';
import { listarAsegurados } from '@sgpa/api/modules/asegurado/lista-asegurados/lista-asegurados';
import type { FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { ALCANZABLES_EN_ORDEN } from '@sgpa/domain/asegurado/lista-asegurados';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { pedidoRegistro, personasRegistrables } from '@sgpa/testing/pedido-registro';
import type { Caso, Presupuesto } from './caso.ts';
import type { Muestra } from './muestras.ts';
import { tablero } from './tablero.ts';

const CON_CONTADOR = { p50: 8, p95: 25, p99: 50, minimo: 800 };
const OTRO_FILTRO = { p50: 20, p95: 80, p99: 150 };
const POR_NOMBRE = { p50: 25, p95: 120, p99: 300 };
const COMUNES = ['mamani', 'quispe', 'condori'];
const DETALLE = { p50: 3, p95: 10, p99: 25, minimo: 2000 };
const GUARDADO = { p50: 15, p95: 40, p99: 80, minimo: 300 };
const LIMITE = 10;
/** A list is read in order as far as this page. */
const PAGINAS_LEIDAS = 30;
/** A baja that recent leaves the holder in cesantía, to be rectified again. */
const DIAS_RECTIFICABLES = 28;

const json = { 'content-type': 'application/json' };

function lista(
  nombre: string,
  presupuesto: Presupuesto,
  autorizacion: Record<string, string>,
  filtroDe: (orden: number) => FiltrosLista,
  tipo: 'TITULAR' | 'BENEFICIARIO' = 'TITULAR',
): Caso {
  let orden = 0;
  return {
    nombre,
    presupuesto,
    siguiente: () => {
      const filtro = Object.entries(filtroDe(orden++)).map(([clave, valor]) => [clave, String(valor)]);
      const camino = tipo === 'TITULAR' ? 'afiliado' : 'beneficiario';
      const path = `/api/v1/${camino}/ente-gestor-all?${new URLSearchParams(Object.fromEntries(filtro))}`;
      return { method: 'GET', path, headers: autorizacion };
    },
    lecturas: [(op, n) => listarAsegurados(op, filtroDe(n), tipo)],
  };
}

/** Gives somebody of a list, round and round. */
export function deEntre(muestras: readonly Muestra[]): (orden: number) => Muestra {
  return (orden) => {
    const una = muestras[orden % muestras.length];
    if (!una) throw new Error('There is nobody to ask about');
    return una;
  };
}

/** Leaves the letter in the middle out. */
const conErrata = (palabra: string): string => {
  const medio = Math.floor(palabra.length / 2);
  return palabra.slice(0, medio) + palabra.slice(medio + 1);
};

interface Gente {
  titulares: readonly Muestra[];
  enCesantia: readonly Muestra[];
  total: number;
  /** A run before registered people up to this document number. */
  registrados: number;
}

/** The cases go round among the people given. */
export function casos(
  token: string,
  deAutoridad: string,
  { titulares, enCesantia, total, registrados }: Gente,
): Caso[] {
  const hoy = hoyEnLaPaz(new Date());
  const autorizacion = { authorization: `Bearer ${token}` };
  const deLaAutoridad = { authorization: `Bearer ${deAutoridad}` };
  const personas = personasRegistrables(hoy, registrados + 1);
  const conocidas = personasRegistrables(hoy, 6_000_000);
  const muestra = deEntre(titulares);
  const palabras = (n: number) => [muestra(n).nombres.split(' ')[0] ?? '', muestra(n).apellido];
  const cesante = deEntre(enCesantia);
  let orden = 0;
  const comun = { limit: LIMITE, estado: 'TODOS', page: 0 };
  return [
    {
      nombre: 'ingreso',
      presupuesto: null,
      siguiente: () => ({
        method: 'POST',
        path: '/api/v1/login_app',
        headers: json,
        // The account is nobody else's: signing in again and again closes its older sessions.
        body: JSON.stringify({ username: 'ope.vigencia', password: PASSWORD_DEMO }),
      }),
    },
    {
      nombre: 'paso 1 (validación)',
      presupuesto: null,
      siguiente: () => {
        const { numero, fechaNacimiento } = conocidas.next().value;
        const item = { tipo_documento: 'CI', numero_documento: numero, fecha_nacimiento: fechaNacimiento };
        const body = JSON.stringify({ data: [item] });
        return { method: 'POST', path: '/api/v2/contrastacion/afiliado', headers: { ...json, ...autorizacion }, body };
      },
    },
    {
      nombre: 'registro',
      presupuesto: GUARDADO,
      siguiente: () => ({
        method: 'POST',
        path: '/api/v2/afiliado/ente-gestor',
        headers: { ...json, ...autorizacion, 'idempotency-key': randomUUID() },
        body: JSON.stringify(pedidoRegistro(personas.next().value, sumarDias(hoy, -10))),
      }),
    },
    {
      nombre: 'baja (rectificación)',
      presupuesto: GUARDADO,
      contiene: '"codigo_respuesta":100',
      siguiente: () => {
        const { numero, nacimiento, codigo } = cesante(orden);
        const body = JSON.stringify({
          tipo_documento: 'CI',
          numero_documento: numero,
          fecha_nacimiento: nacimiento,
          codigo_entidad: codigo,
          tipo_motivo: 605,
          fecha_fin: sumarDias(hoy, -(orden++ % DIAS_RECTIFICABLES)),
        });
        const headers = { ...json, ...autorizacion, 'idempotency-key': randomUUID() };
        return { method: 'PUT', path: '/api/v1/afiliado/ente-gestor', headers, body };
      },
    },
    {
      nombre: 'detalle',
      presupuesto: DETALLE,
      siguiente: () => {
        const { numero, nacimiento, codigo, afiliacion } = muestra(orden++);
        const path = `/api/v1/asegurado/buscar/titular/CI/${numero}/${nacimiento}/${codigo}/${afiliacion}`;
        return { method: 'GET', path, headers: autorizacion };
      },
      lecturas: [
        (op, n) => {
          const { numero, nacimiento, codigo, afiliacion } = muestra(n);
          const clave = { numero_documento: numeroDocumento(numero), fecha_nacimiento: nacimiento };
          return verDetalle(op, { ...clave, codigo_entidad: codigo, fecha_afiliacion: afiliacion }, null);
        },
      ],
    },
    tablero('tablero', hoy, autorizacion, false),
    tablero('tablero, autoridad', hoy, { authorization: `Bearer ${deAutoridad}` }, true),
    lista('lista, primera página', CON_CONTADOR, autorizacion, () => comun),
    lista('lista, por estado', CON_CONTADOR, autorizacion, (n) => ({
      ...comun,
      estado: ['ACTIVO', 'CESANTIA', 'INACTIVO'][n % 3],
    })),
    lista('lista, por entidad', CON_CONTADOR, autorizacion, (n) => ({
      ...comun,
      entidades: String(muestra(n).entidad),
    })),
    lista('lista, página profunda', OTRO_FILTRO, autorizacion, (n) => ({
      ...comun,
      page: Math.floor(((total / LIMITE) * ((n * 37) % 100)) / 100),
    })),
    lista('lista, última página', OTRO_FILTRO, autorizacion, () => ({
      ...comun,
      page: Math.max(0, Math.ceil(total / LIMITE) - 1),
    })),
    lista('lista, por fecha de afiliación', OTRO_FILTRO, autorizacion, (n) => {
      const fin = muestra(n).afiliacion;
      return { ...comun, tipoFecha: 'AFILIACION', fechaInicio: sumarDias(fin, -30), fechaFin: fin };
    }),
    lista('lista, por documento', OTRO_FILTRO, autorizacion, (n) => ({ ...comun, numeroDocumento: muestra(n).numero })),
    ...(['DOCUMENTO', 'NOMBRE', 'AFILIACION'] as const).flatMap((clave) => {
      const orden = (n: number) => (n % 2 === 0 ? clave : (`${clave}_DESC` as const));
      const por = `lista en orden, ${clave.toLowerCase()}`;
      return [
        lista(por, OTRO_FILTRO, autorizacion, (n) => ({ ...comun, orden: orden(n), page: (n * 37) % PAGINAS_LEIDAS })),
        lista(`${por}, cesantías`, OTRO_FILTRO, autorizacion, (n) => ({
          ...comun,
          estado: 'CESANTIA',
          orden: orden(n),
          page: (n * 37) % PAGINAS_LEIDAS,
        })),
        lista(`${por}, un mes de afiliaciones`, OTRO_FILTRO, autorizacion, (n) => {
          const fin = muestra(n).afiliacion;
          return { ...comun, orden: orden(n), fechaInicio: sumarDias(fin, -30), fechaFin: fin };
        }),
        lista(`${por}, última página`, OTRO_FILTRO, autorizacion, (n) => ({
          ...comun,
          orden: orden(n),
          page: ALCANZABLES_EN_ORDEN / LIMITE - 1,
        })),
        {
          ...lista(`${por}, autoridad`, OTRO_FILTRO, deLaAutoridad, (n) => ({
            ...comun,
            orden: orden(n),
            page: (n * 37) % PAGINAS_LEIDAS,
          })),
          deAutoridad: true,
        },
      ];
    }),
    lista('lista en orden, registro, lo antiguo primero', OTRO_FILTRO, autorizacion, (n) => ({
      ...comun,
      orden: 'REGISTRO_ASC',
      page: Math.floor(((total / LIMITE) * ((n * 37) % 100)) / 100),
    })),
    lista('lista, por dos palabras del nombre', POR_NOMBRE, autorizacion, (n) => ({
      ...comun,
      nombre: palabras(n).join(' '),
    })),
    lista('lista, por un nombre común', POR_NOMBRE, autorizacion, (n) => ({ ...comun, nombre: COMUNES[n % 3] })),
    lista('lista, por un nombre sin acabar', POR_NOMBRE, autorizacion, (n) => ({
      ...comun,
      nombre: palabras(n).join(' ').slice(0, -2),
    })),
    lista('lista, por un nombre con errata', POR_NOMBRE, autorizacion, (n) => ({
      ...comun,
      nombre: palabras(n).map(conErrata).join(' '),
    })),
    lista('lista, mis registros', OTRO_FILTRO, autorizacion, () => ({ ...comun, misRegistros: 'true' })),
    ...(
      [
        ['por edad en 60 días', { porEdad: 60 }],
        ['por edad en 30 días, el próximo primero', { porEdad: 30, orden: 'VENCIMIENTO' }],
        ['por vencer en 15 días, el próximo primero', { venceEn: 15, orden: 'VENCIMIENTO' }],
      ] as const
    ).map(([cual, filtro]) =>
      lista(`beneficiarios ${cual}`, OTRO_FILTRO, autorizacion, () => ({ ...comun, ...filtro }), 'BENEFICIARIO'),
    ),
  ];
}
