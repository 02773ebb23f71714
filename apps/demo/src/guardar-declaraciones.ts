import type { Trx } from '@sgpa/api/db/pool';
import { contarDias } from '@sgpa/api/modules/declaracion/conteo-registro.service';
import { CONTEOS, type Conteos, SIN_CONTAR, sumar } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import { type FechaCivil, sumarDias, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { autoresDe } from './cuentas.ts';
import { type Desacuerdo, desacuerdoDe } from './declaraciones.ts';

const MESES = 3;

interface DeUnLugar extends Conteos {
  id_ente_gestor: IdEnteGestor;
  sigla: string;
  id_departamento: number;
}

/** Counts what the register itself has of a day, by the rule by which its task counts. */
async function contarEn(trx: Trx, fecha: FechaCivil): Promise<DeUnLugar[]> {
  const entes = await trx.selectFrom('ente_gestor').select(['id', 'sigla']).orderBy('id').execute();
  const siglas = new Map(entes.map(({ id, sigla }) => [id, sigla]));
  const contados = await contarDias(
    trx,
    entes.map(({ id }) => ({ id_ente_gestor: id, fecha })),
  );
  return contados.flatMap(({ id_ente_gestor, lugares }) =>
    [...lugares]
      .flatMap(([id_departamento, conteos]) =>
        id_departamento === null
          ? []
          : [{ ...conteos, id_ente_gestor, sigla: siglas.get(id_ente_gestor) ?? '', id_departamento }],
      )
      .toSorted((a, b) => a.id_departamento - b.id_departamento),
  );
}

const columnas = (c: Conteos) => ({
  titulares_validos: c.titularesValidos,
  beneficiarios_validados: c.beneficiariosValidados,
  titulares_observados: c.titularesObservados,
  beneficiarios_observados: c.beneficiarioObservado,
  recien_nacidos: c.recienNacidos,
});

/** Declares the register's own count, with what the entity sees otherwise in its first department. */
const declarar = (lugares: readonly DeUnLugar[], { cambios, sinDepartamentos }: Desacuerdo) => {
  const suyos = lugares.map((lugar, i) => ({
    ...lugar,
    ...Object.fromEntries(CONTEOS.map((c) => [c, Math.max(0, lugar[c] + (i === 0 ? (cambios[c] ?? 0) : 0))])),
  }));
  return { generales: sumar(suyos), paneles: sinDepartamentos ? [] : suyos };
};

/** Stores the ends of the last months, for every managing entity that has an operator and sent them. */
export async function guardarDeclaraciones(
  trx: Trx,
  hoy: FechaCivil,
  idDeUsuario: (username: string) => IdUsuario,
): Promise<number> {
  let cuantas = 0;
  for (let atras = MESES; atras > 0; atras -= 1) {
    const dia = sumarDias(sumarMeses(mesDe(hoy), 1 - atras), -1);
    const porEnte = Map.groupBy(await contarEn(trx, dia), ({ sigla }) => sigla);
    for (const [sigla, lugares] of porEnte) {
      const [autor] = autoresDe(sigla);
      const [primero] = lugares;
      const desacuerdo = desacuerdoDe(sigla, atras);
      if (autor === undefined || primero === undefined || desacuerdo.sinRemitir) continue;
      const { generales, paneles } = declarar(lugares, desacuerdo);
      const { id } = await trx
        .insertInto('declaracion_poblacion')
        .values({
          ...partesDelDia(dia),
          ...columnas({ ...SIN_CONTAR, ...generales }),
          id_ente_gestor: primero.id_ente_gestor,
          id_usuario: idDeUsuario(autor),
          creado_en: `${sumarDias(dia, 1)}T09:30:00-04:00`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      cuantas += 1;
      const filas = paneles.map((panel, orden) => ({
        id_declaracion: id,
        id_departamento: panel.id_departamento,
        regional: '',
        orden,
        ...columnas(panel),
      }));
      if (filas.length > 0) await trx.insertInto('declaracion_departamento').values(filas).execute();
    }
  }
  return cuantas;
}
