import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idEmpleador, idEnteGestor, sinParametros } from '../shared/campos.ts';
import { datosDeGrafico } from '../shared/grafico.ts';

const deUnEnte = {
  querystring: sinParametros,
  body: z.object({ idEnteGestor: idEnteGestor.nullish(), idEnteEmpleador: idEmpleador.nullish() }),
};
const respuesta = z.object({ data: datosDeGrafico });

export const usuariosRegistro = endpoint('resumen-usuarios/registro', {
  summary: 'Afiliaciones por el usuario que las registró',
  request: deUnEnte,
  response: respuesta,
});

export const usuariosActualizacion = endpoint('resumen-usuarios/actualizacion', {
  summary: 'Afiliaciones por el usuario que las actualizó por última vez',
  request: deUnEnte,
  response: respuesta,
});
