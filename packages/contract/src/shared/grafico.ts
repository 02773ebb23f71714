import { z } from 'zod';

const celda = z.union([z.string(), z.number()]);

/**
 * A chart's first row is the header, so one row or fewer means no data (acuerdos §6). After its name each row has its
 * total, and of that the holders and the beneficiaries.
 */
export const datosDeGrafico = z.array(z.tuple([z.string()]).rest(celda)).meta({ id: 'DatosDeGrafico' });
export type DatosDeGrafico = z.infer<typeof datosDeGrafico>;

/** The identifiers are those of the rows after the header, in their order. */
export const clavesDeGrafico = z.array(z.number().int());
