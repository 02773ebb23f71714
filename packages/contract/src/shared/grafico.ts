import { z } from 'zod';

const celda = z.union([z.string(), z.number()]);

/** A chart's first row is the header (acuerdos §6); each other has a name, the total, holders and beneficiaries. */
export const datosDeGrafico = z.array(z.tuple([z.string()]).rest(celda)).meta({ id: 'DatosDeGrafico' });
export type DatosDeGrafico = z.infer<typeof datosDeGrafico>;

/** The identifiers are those of the rows after the header, in their order. */
export const clavesDeGrafico = z.array(z.number().int());
