import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { gestoraRespuesta, gestoraSolicitud } from './gestora/schema.ts';
import { ovtEmpresaRespuesta, ovtEmpresaSolicitud, ovtPersonaRespuesta, ovtPersonaSolicitud } from './ovt/schema.ts';
import {
  segipCertificacionRespuesta,
  segipCertificacionSolicitud,
  segipRespuesta,
  segipSolicitud,
} from './segip/schema.ts';
import { senasirRespuesta, senasirSolicitud } from './senasir/schema.ts';
import { muestrasDe, REGISTROS } from './testing/muestras.ts';

const ESQUEMAS: Record<string, { solicitud: z.ZodType; respuesta: z.ZodType }> = {
  'segip/consulta': { solicitud: segipSolicitud, respuesta: segipRespuesta },
  'segip/certificacion': { solicitud: segipCertificacionSolicitud, respuesta: segipCertificacionRespuesta },
  'senasir/consulta': { solicitud: senasirSolicitud, respuesta: senasirRespuesta },
  'gestora/consulta': { solicitud: gestoraSolicitud, respuesta: gestoraRespuesta },
  'ovt/persona': { solicitud: ovtPersonaSolicitud, respuesta: ovtPersonaRespuesta },
  'ovt/empresa': { solicitud: ovtEmpresaSolicitud, respuesta: ovtEmpresaRespuesta },
};
const MUESTRAS = REGISTROS.flatMap((registro) =>
  muestrasDe(registro).map(({ nombre, ruta, ...resto }) => ({ caso: `${registro}${ruta}`, nombre, ...resto })),
);

describe('muestras.test.ts', () => {
  it('hay de todo lo que se pregunta', () => {
    expect([...new Set(MUESTRAS.map(({ caso }) => caso))].toSorted()).toEqual(Object.keys(ESQUEMAS).toSorted());
  });

  it.each(MUESTRAS)('$caso, $nombre: el esquema la lee entera', ({ caso, solicitud, respuesta }) => {
    expect(ESQUEMAS[caso]?.solicitud.parse(solicitud)).toEqual(solicitud);
    expect(ESQUEMAS[caso]?.respuesta.parse(respuesta)).toEqual(respuesta);
  });
});
