import {
  limpiarMatricula,
  limpiarNit,
  MATRICULA_MAX,
  NIT_MAX,
  revisarMatricula,
  revisarNit,
} from '@sgpa/domain/consulta/consulta-empresa';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { texto } from '../shared/campos.ts';

/** Blanks and dots are typed too, so more may come than is kept. */
const numero = (maximo: number, limpiar: typeof limpiarNit, revisar: typeof revisarNit) =>
  texto(maximo + 10)
    .overwrite(limpiar)
    .superRefine((valor, ctx) => {
      const problema = revisar(valor);
      if (problema) ctx.addIssue({ code: 'custom', message: problema.texto });
    });

/** The company query (document 1 §3) may leave one of both numbers empty, not both. */
export const consultaEmpresa = endpoint({
  clave: 'consulta-empresa',
  method: 'POST',
  path: '/v1/getInfoEmpresaOvt',
  summary: 'Empresa por NIT y matrícula de comercio en el portal del empleador',
  request: {
    body: z.object({
      nitEmpresa: numero(NIT_MAX, limpiarNit, revisarNit),
      matriculaEmpresa: numero(MATRICULA_MAX, limpiarMatricula, revisarMatricula).nullish(),
    }),
  },
  response: z.object({
    finalizado: z.boolean(),
    datos: z
      .object({
        nit: z.string(),
        matriculaComercio: z.string(),
        razonSocial: z.string(),
        fechaInscripcion: z.string(),
      })
      .nullable(),
  }),
});
