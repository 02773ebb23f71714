import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, entre, idEnteGestor, opcional, texto } from '../shared/campos.ts';
import { estadoUsuario, usuarioEnLista } from '../shared/usuario.ts';

/** `page` is from zero. `buscar` is part of name, user name or e-mail, or the beginning of a document number. */
export const usuarios = endpoint({
  clave: 'usuarios',
  method: 'GET',
  path: '/v1/usuarioSistema',
  summary: 'Usuarios de sistema que el usuario administra, con total exacto',
  request: {
    querystring: z.strictObject({
      page: enDigitos(entre(0, MAX_PAGINA).default(0)),
      limit: enDigitos(entre(1, 100).default(10)),
      buscar: opcional(texto(100)),
      estado: opcional(estadoUsuario),
      rol: opcional(texto(40)),
      idEnteGestor: opcional(enDigitos(idEnteGestor)),
    }),
  },
  response: z.object({
    content: z.array(usuarioEnLista),
    pages: z.number().int(),
    totalElement: z.number().int(),
  }),
});

/** The filters and the form offer these: the roles that the user may give, and where. */
export const opcionesDeUsuario = endpoint({
  clave: 'usuarios/opciones',
  method: 'GET',
  path: '/v1/usuarioSistema/opciones',
  summary: 'Roles y entes gestores que el usuario puede dar a una cuenta',
  response: z.object({
    roles: z.array(
      z.object({
        codigo: z.string(),
        nombre: z.string(),
        tiposDeEnte: z.array(z.string()),
        pideEntidad: z.boolean(),
      }),
    ),
    entes: z.array(z.object({ id: z.number().int(), nombre: z.string(), tipo: z.string() })),
  }),
});
export type OpcionesDeUsuario = z.infer<typeof opcionesDeUsuario.response>;
