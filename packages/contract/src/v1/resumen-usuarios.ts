import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idEmpleador, idEnteGestor, sinParametros } from '../shared/campos.ts';
import { datosDeGrafico } from '../shared/grafico.ts';

const deUnEnte = {
  querystring: sinParametros,
  body: z.object({ idEnteGestor: idEnteGestor.nullish(), idEnteEmpleador: idEmpleador.nullish() }),
};
const respuesta = z.object({ data: datosDeGrafico });

export const usuariosRegistro = endpoint({
  clave: 'resumen-usuarios/registro',
  method: 'POST',
  path: '/v1/estadistica/usuariosRegistro',
  summary: 'Afiliaciones por el usuario que las registró',
  request: deUnEnte,
  response: respuesta,
});

export const usuariosActualizacion = endpoint({
  clave: 'resumen-usuarios/actualizacion',
  method: 'POST',
  path: '/v1/estadistica/usuariosActualizacion',
  summary: 'Afiliaciones por el usuario que las actualizó por última vez',
  request: deUnEnte,
  response: respuesta,
});
