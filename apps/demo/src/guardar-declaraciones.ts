import type { Trx } from '@sgpa/api/db/pool';
import { CONTEOS, type Conteos, SIN_CONTAR, sumar } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import { type FechaCivil, sumarDias, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { autoresDe } from './cuentas.ts';
import { type Desacuerdo, desacuerdoDe } from './declaraciones.ts';

const MESES = 3;

interface DeUnLugar extends Conteos {
  id_ente_gestor: number;
  sigla: string;
  id_departamento: number;
  departamento: string;
}

/** What the register itself has of a day: who is covered, without an open novedad or with one, and who was born that month. */
async function contarEn(trx: Trx, dia: FechaCivil): Promise<DeUnLugar[]> {
  const { rows } = await sql<DeUnLugar>`
    with cubierta as (
      select a.id_ente_gestor, a.id_departamento, a.tipo, p.fecha_nacimiento between ${mesDe(dia)}::date and ${dia}::date as nacida,
        exists (select from novedad n where n.id_afiliacion = a.id and n.estado = 'ABIERTA'
          and dia_en_la_paz(n.creado_en) <= ${dia}::date) as observada
      from afiliacion a join persona p on p.id = a.id_persona
      where a.estado <> 108 and (a.estado not in (104, 105) or a.fin_cobertura is not null) and a.cobertura @> ${dia}::date
    )
    select c.id_ente_gestor, g.sigla, c.id_departamento, d.sigla as departamento,
      count(*) filter (where c.tipo = 'TITULAR' and not observada) as "titularesValidos",
      count(*) filter (where c.tipo = 'BENEFICIARIO' and not observada) as "beneficiariosValidados",
      count(*) filter (where c.tipo = 'TITULAR' and observada) as "titularesObservados",
      count(*) filter (where c.tipo = 'BENEFICIARIO' and observada) as "beneficiarioObservado",
      count(*) filter (where c.tipo = 'BENEFICIARIO' and nacida) as "recienNacidos"
    from cubierta c join ente_gestor g on g.id = c.id_ente_gestor join departamento d on d.id = c.id_departamento
    group by 1, 2, 3, 4 order by 1, 3`.execute(trx);
  return rows;
}

const columnas = (c: Conteos) => ({
  titulares_validos: c.titularesValidos,
  beneficiarios_validados: c.beneficiariosValidados,
  titulares_observados: c.titularesObservados,
  beneficiarios_observados: c.beneficiarioObservado,
  recien_nacidos: c.recienNacidos,
});

/** As declared: the register's own count, with what the entity sees otherwise in its first department. */
const declarar = (lugares: readonly DeUnLugar[], { cambios, sinDepartamentos }: Desacuerdo) => {
  const suyos = lugares.map((lugar, i) => ({
    ...lugar,
    ...Object.fromEntries(CONTEOS.map((c) => [c, Math.max(0, lugar[c] + (i === 0 ? (cambios[c] ?? 0) : 0))])),
  }));
  return { generales: sumar(suyos), paneles: sinDepartamentos ? [] : suyos };
};

/** The ends of the last months, of every managing entity that has an operator. */
export async function guardarDeclaraciones(
  trx: Trx,
  hoy: FechaCivil,
  idDeUsuario: (username: string) => number,
): Promise<number> {
  let cuantas = 0;
  for (let atras = MESES; atras > 0; atras -= 1) {
    const dia = sumarDias(sumarMeses(mesDe(hoy), 1 - atras), -1);
    const porEnte = Map.groupBy(await contarEn(trx, dia), ({ sigla }) => sigla);
    for (const [sigla, lugares] of porEnte) {
      const [autor] = autoresDe(sigla);
      const [primero] = lugares;
      if (autor === undefined || primero === undefined) continue;
      const { generales, paneles } = declarar(lugares, desacuerdoDe(sigla, atras));
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
