/** Registration and correction send the same of a holder's work. */
import { z } from 'zod';
import { codigoDeLista, fechaCivil, texto } from './campos.ts';

export const empleoPedido = {
  fecha_ingreso_trabajo: fechaCivil.nullish(),
  puesto_empleado: texto(150).nullish(),
  salario: z
    .number({ error: 'Debe ser un número.' })
    .min(0, 'No pueden ser menores a 0')
    .max(99_999_999, 'El número es demasiado grande.')
    .nullish(),
  departamento: codigoDeLista,
  municipio: codigoDeLista,
};

const pedido = z.object(empleoPedido);
export type EmpleoPedido = z.infer<typeof pedido>;
