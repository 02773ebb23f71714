import type { Trx } from '@sgpa/api/db/pool';
import type { IdEnteGestor, IdEntidad, IdUsuario } from '@sgpa/domain/shared/ids';

/** Gives the ids of what is named by sigla, code or username. Each function throws on an unknown name. */
export interface Referencias {
  ente(sigla: string): IdEnteGestor;
  departamento(sigla: string): number;
  entidad(codigo: string): IdEntidad;
  usuario(username: string): IdUsuario;
  parametrica(grupo: string, codigo: string): number;
  /** Gives one of the entity's establishments, in the department where it has any; null when it has none at all. */
  establecimiento(idEnte: IdEnteGestor, idDepartamento: number, cual: number): number | null;
}

export async function leerReferencias(trx: Trx): Promise<Referencias> {
  const entes = await trx.selectFrom('ente_gestor').select(['sigla as nombre', 'id']).execute();
  const departamentos = await trx.selectFrom('departamento').select(['sigla as nombre', 'id']).execute();
  const entidades = await trx.selectFrom('entidad_empleadora').select(['codigo as nombre', 'id']).execute();
  const usuarios = await trx.selectFrom('usuario').select(['username as nombre', 'id']).execute();
  const parametricas = await trx.selectFrom('parametrica').select(['grupo', 'codigo', 'id']).execute();
  const establecimientos = await trx
    .selectFrom('establecimiento_salud')
    .select(['id', 'id_ente_gestor', 'id_departamento'])
    .orderBy('id')
    .execute();

  const parametrica = buscador(
    'parametric value',
    parametricas.map(({ grupo, codigo, id }) => ({ nombre: `${grupo} ${codigo}`, id })),
  );
  const porEnte = Map.groupBy(establecimientos, (e) => e.id_ente_gestor);
  return {
    ente: buscador('managing entity', entes),
    departamento: buscador('department', departamentos),
    entidad: buscador('employer', entidades),
    usuario: buscador('user', usuarios),
    parametrica: (grupo, codigo) => parametrica(`${grupo} ${codigo}`),
    establecimiento(idEnte, idDepartamento, cual) {
      const todos = porEnte.get(idEnte) ?? [];
      const cercanos = todos.filter((e) => e.id_departamento === idDepartamento);
      const lista = cercanos.length > 0 ? cercanos : todos;
      return lista[cual % lista.length]?.id ?? null;
    },
  };
}

function buscador<I extends number>(clase: string, filas: readonly { nombre: string; id: I }[]): (nombre: string) => I {
  const ids = new Map(filas.map(({ nombre, id }) => [nombre, id]));
  return (nombre) => {
    const id = ids.get(nombre);
    if (id === undefined) throw new Error(`There is no ${clase} ${nombre}`);
    return id;
  };
}
