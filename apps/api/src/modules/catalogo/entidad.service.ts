import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Vigencia } from '@sgpa/domain/parametro/vigencia';
import { armarCodigoEntidad, leerCodigoEntidad, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEntidad } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../contexto.ts';
import type { Db } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.queries.ts';
import { entidadPorCodigo, informarEmpleador, registrarEmpleador } from './catalogo.queries.ts';
import { versionVista } from './listas.ts';
import { exigirEnVigor } from './vigencia.ts';

export interface Entidad extends Vigencia {
  idEntidad: IdEntidad;
  codigo: string;
  nombre: string;
}

type Fila = NonNullable<Awaited<ReturnType<typeof entidadPorCodigo>>>;

const MAX_RECORDADAS = 5000;
/** Employers are remembered for each database, as the catalogue's last seen version has them. */
const recordadas = new WeakMap<Db, { version: number; porCodigo: Map<string, Fila> }>();

/** A code stands for one employer for ever; its name and validity may change with the catalogue's version. */
async function entidadRecordada(db: Db, codigo: string): Promise<Fila | undefined> {
  const version = versionVista(db);
  const guardadas = recordadas.get(db);
  const conocidas = guardadas?.version === version ? guardadas.porCodigo : new Map<string, Fila>();
  recordadas.set(db, { version, porCodigo: conocidas });
  const conocida = conocidas.get(codigo);
  if (conocida !== undefined) return conocida;
  const hallada = await entidadPorCodigo(db, codigo);
  if (hallada === undefined) return undefined;
  const [masVieja] = conocidas.keys();
  if (conocidas.size >= MAX_RECORDADAS && masVieja !== undefined) conocidas.delete(masVieja);
  conocidas.set(codigo, hallada);
  return hallada;
}

const comoEntidad = ({ id, ...entidad }: Fila): Entidad => ({
  idEntidad: id,
  ...entidad,
});

type EntidadDeps = Pick<Deps, 'db' | 'dbIngreso' | 'ovt' | 'clock'>;

/** Finds the employer with this full code in the register, or else in the employer portal; fails if that is down. */
export async function entidadDeCodigo(deps: EntidadDeps, contexto: Contexto, codigo: string): Promise<Entidad> {
  const leido = leerCodigoEntidad(codigo);
  if (!leido) throw new Rechazo('ENTIDAD_NO_ENCONTRADA');
  const completo = armarCodigoEntidad(leido.tipo, leido.numero);
  const propia = await entidadRecordada(deps.db, completo);
  if (propia) return comoEntidad(propia);
  // Older rows may keep a NIT with zeros at its beginning.
  const escrito = codigo.trim().toUpperCase();
  const antigua = escrito === completo ? undefined : await entidadRecordada(deps.db, escrito);
  if (antigua) return comoEntidad(antigua);

  const consulta = { [TIPO_CODIGO.NIT]: { nit: leido.numero }, [TIPO_CODIGO.RCM]: { matricula: leido.numero } }[
    leido.tipo as number
  ];
  // The portal knows companies by NIT and by commerce registration only.
  if (!consulta) throw new Rechazo('ENTIDAD_NO_ENCONTRADA');
  const respuesta = await deps.ovt.empresa(consulta);
  if (!respuesta.disponible) throw new Rechazo('FUENTE_NO_DISPONIBLE', { fuente: 'OVT' });
  if (!respuesta.empresa) throw new Rechazo('ENTIDAD_NO_ENCONTRADA');
  const fila = {
    codigo: completo,
    tipo_codigo: leido.tipo,
    numero: leido.numero,
    nombre: respuesta.empresa.razonSocial,
  };
  await informarEmpleador(deps.dbIngreso, { ...fila, fuente: 'OVT' });
  // A company's facts are public: they are kept even if the registration that asked for them fails.
  const guardada = await enOperacion(deps, contexto, async (op) => {
    await registrarEmpleador(op.trx, completo);
    const entidad = await entidadPorCodigo(op.trx, completo);
    auditar(op, {
      accion: 'busqueda-entidad',
      recurso: 'entidad_empleadora',
      idRecurso: entidad?.id,
      despues: fila,
    });
    return entidad;
  });
  if (!guardada) throw new Rechazo('ENTIDAD_NO_ENCONTRADA');
  return comoEntidad(guardada);
}

/** Finds the employer of a new affiliation, or of one that changes employer: it must be in force on that day. */
export async function entidadParaAfiliar(deps: EntidadDeps, contexto: Contexto, codigo: string, hoy: FechaCivil) {
  const entidad = await entidadDeCodigo(deps, contexto, codigo);
  exigirEnVigor({ db: deps.db, hoy }, 'codigo_entidad', { ...entidad, id: entidad.idEntidad });
  return entidad;
}
