import { z } from 'zod';
import { problemaDeDireccion } from './partes-de-conexion.ts';

const direccion = z.string({ error: 'es necesaria' }).superRefine((texto, contexto) => {
  const message = texto === '' ? 'es necesaria' : problemaDeDireccion(texto);
  if (message !== null) contexto.addIssue({ code: 'custom', message });
});

const deNadie = z.literal('', { error: 'no se admite: quítela del entorno' }).optional();

/** Where the database is, and what every connection would take from the environment besides: another role, no row security. */
export const ajustesDeBase = { DATABASE_URL: direccion, PGOPTIONS: deNadie, PGREPLICATION: deNadie };
