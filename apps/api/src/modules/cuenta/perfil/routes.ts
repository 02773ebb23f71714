import { type Perfil, perfil } from '@sgpa/contract/v1/perfil';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import type { Contexto } from '../../../plugins/contexto.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerPerfil } from '../cuenta.queries.ts';

async function verPerfil({ db }: Deps, { usuario, alcance }: Contexto): Promise<Perfil> {
  const fila = await conAlcance(db, alcance, (trx) => leerPerfil(trx, usuario.id));
  if (!fila) throw new AppError('NO_ENCONTRADO');
  const {
    username,
    rol,
    id_ente_gestor,
    ente,
    sigla,
    logo,
    paterno,
    materno,
    nombres,
    cargo,
    direccion,
    telefono,
    correo,
  } = fila;
  return {
    usuario: username,
    enteGestor: ente,
    idEnteGestor: id_ente_gestor,
    siglaEnteGestor: sigla,
    establecimiento: {
      establecimiento: fila.establecimiento ?? '',
      departamentoSubsector: fila.departamento ?? '',
      municipioSubsector: fila.municipio ?? '',
      nivel: fila.nivel ?? '',
      red: fila.red ?? '',
      tipoEstablecimiento: fila.tipoEstablecimiento ?? '',
    },
    logo,
    paterno,
    materno,
    nombres,
    cargo,
    direccion,
    telefono,
    correo,
    codigoRol: rol,
    acciones_permitidas: accionesPermitidas(rol),
  };
}

export function rutasPerfil(app: FastifyInstance, deps: Deps): void {
  ruta(app, perfil, (contexto) => verPerfil(deps, contexto));
}
