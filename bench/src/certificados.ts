import { randomUUID } from 'node:crypto';
import type { Taller } from '@sgpa/api/integrations/papel/port';
import type { Segip } from '@sgpa/api/integrations/segip/port';
import { buscarCertificable, emitirCertificado } from '@sgpa/api/modules/certificado/certificado/certificado';
import { certificadoPorCodigo } from '@sgpa/api/modules/certificado/certificado.queries';
import { vigilarReloj } from '@sgpa/api/reloj';
import { emisionCertificado } from '@sgpa/contract/v1/certificado';
import { clavesDeCertificados } from '@sgpa/contract/v1/verificacion-certificado';
import { leerCodigo } from '@sgpa/domain/certificado/codigo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { Caso, Presupuesto } from './caso.ts';
import type { Muestra } from './muestras.ts';

/** The budget is for certificates one after the other, as they are numbered and issued. */
const EMISION: Presupuesto = { p50: 60, p95: 150, p99: 300 };
const VERIFICACION: Presupuesto = { p50: 3, p95: 10, p99: 25 };
const EMITIDOS = 20;
const clock = { ahora: () => new Date() };
const reloj = vigilarReloj(clock);
const nadie = () => Promise.reject(new Error('Everybody who is asked for is on record'));
const SIN_SEGIP: Segip = { consultar: nadie, certificar: nadie };

/** Answers with a document that is made already, to measure an issue without the making of it. */
async function tallerHecho(url: string, hecho: string): Promise<Taller> {
  const { keys } = clavesDeCertificados.response.parse(await (await fetch(`${url}/.well-known/jwks.json`)).json());
  const pdf = Buffer.from(hecho, 'base64');
  return {
    kid: keys[0]?.kid ?? '',
    enTurno: (emitir) => emitir(),
    alistar: () => {},
    hacer: async () => pdf,
    cerrar: async () => {},
  };
}

/** Asks for certificates as the authority does, and as anybody does; some are issued before. */
export async function casosDeCertificado(url: string, token: string, muestra: (n: number) => Muestra): Promise<Caso[]> {
  const consultaDe = (n: number) => {
    const { numero, nacimiento } = muestra(n);
    return { numero_documento: numeroDocumento(numero), fecha_nacimiento: nacimiento };
  };
  let orden = 0;
  const pedir = (ruta: string) => ({
    method: 'POST' as const,
    path: `/api/v1/certificacion/${ruta}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify(consultaDe(orden++)),
  });
  const emitir = async () => {
    const { method, path, headers, body } = pedir('findCertificacion');
    const respuesta = await fetch(url + path, { method, headers, body });
    return emisionCertificado.response.parse(await respuesta.json());
  };
  const emitidos: Awaited<ReturnType<typeof emitir>>[] = [];
  for (let i = 0; i < EMITIDOS; i += 1) emitidos.push(await emitir());
  const taller = await tallerHecho(url, emitidos[0]?.certificado_pdf ?? '');
  const codigoDe = (n: number) => emitidos[n % EMITIDOS]?.codigo_verificacion ?? '';
  return [
    {
      nombre: 'certificado, búsqueda',
      deAutoridad: true,
      presupuesto: null,
      contiene: '"codigo":200',
      siguiente: () => pedir('getCertificacion'),
      lecturas: [(op, n) => buscarCertificable({ taller }, op, consultaDe(n))],
    },
    {
      nombre: 'certificado, emisión',
      presupuesto: EMISION,
      contiene: '"codigo":200',
      deAutoridad: true,
      siguiente: () => pedir('findCertificacion'),
      escritura: ({ db, contexto }, n) =>
        emitirCertificado({ db, clock, reloj, taller, dbIngreso: db, segip: SIN_SEGIP }, contexto, consultaDe(n), null),
    },
    {
      nombre: 'certificado, verificación',
      presupuesto: VERIFICACION,
      contiene: '"autentico":true',
      siguiente: () => ({ method: 'GET', path: `/api/v1/certificacion/validacionCertificado/${codigoDe(orden++)}` }),
      // The look-up leaves its trace in the same statement.
      escritura: async ({ db }, n) => {
        const codigo = leerCodigo(codigoDe(n));
        const pregunta = { ahora: clock.ahora(), ip: '127.0.0.1', idSolicitud: 'bench' };
        return codigo && certificadoPorCodigo(db, { ...pregunta, codigo });
      },
    },
  ];
}
