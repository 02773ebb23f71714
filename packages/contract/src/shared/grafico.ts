import { z } from 'zod';

const celda = z.union([z.string(), z.number()]);

/**
 * A chart's answer (acuerdos §6): the first row is the header, so one row or fewer means no data. After its name each row
 * has what it counts in all, and of that the holders and the beneficiaries.
 */
export const datosDeGrafico = z.array(z.tuple([z.string()]).rest(celda)).meta({ id: 'DatosDeGrafico' });
export type DatosDeGrafico = z.infer<typeof datosDeGrafico>;

/** Identifiers of what the rows after the header are, in their order. */
export const clavesDeGrafico = z.array(z.number().int());
