import type { Db } from '@sgpa/api/db/pool';
import type { EnvioRegistro, RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { type IdAfiliacion, type IdEnteGestor, idAfiliacion, idEnteGestor } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { ApiDePrueba, Respuesta } from './api.ts';

export const NACIMIENTO = '1985-03-14';
export const CNS = idEnteGestor(1);
export const CPS = idEnteGestor(2);

type Item = EnvioRegistro['data'][number];

interface Cambios {
  codigo_entidad?: string;
  id_ente_gestor?: IdEnteGestor | null;
  persona?: Partial<Item['persona']>;
  afiliacion?: Partial<Item['afiliacion']>;
  empleador?: Partial<Item['empleador']>;
}

/** Makes a registration as the wizard sends it: a worker of NIT-1020304050 from 1 October 2026 on. */
export function pedidoRegistro(numero: string, cambios: Cambios = {}): EnvioRegistro {
  const { codigo_entidad = 'NIT-1020304050', id_ente_gestor, persona, afiliacion, empleador } = cambios;
  return {
    codigo_entidad,
    id_ente_gestor,
    data: [
      {
        empleador: {
          fecha_ingreso_trabajo: '2026-10-01',
          puesto_empleado: 'AUXILIAR',
          salario: 3850.5,
          departamento: 'LP',
          municipio: '020101',
          ...empleador,
        },
        afiliacion: {
          fecha_inicio: '2026-10-01 00:00:00',
          tipo_asegurado: 'TRABAJADOR',
          codigo_establecimiento: '',
          matricula: '85-0314 QAM',
          departamento: 'LP',
          ...afiliacion,
        },
        persona: {
          tipo_documento: 'CI',
          numero_documento: numero,
          fecha_nacimiento: NACIMIENTO,
          genero: 'F',
          estado_civil: 'S',
          departamento: 'LP',
          municipio: '020101',
          foto_persona: null,
          correo_electronico: 'persona@correo.example',
          telefono_domicilio: '',
          telefono_movil: '70012345',
          direccion: 'CALLE DE LAS RETAMAS N° 12',
          ...persona,
        },
      },
    ],
  };
}

export const registrar = (
  api: ApiDePrueba,
  token: string,
  pedido: EnvioRegistro,
  clave?: string,
): Promise<Respuesta<RespuestaRegistro>> =>
  api.pedir<RespuestaRegistro>(
    token,
    'POST',
    '/api/v2/afiliado/ente-gestor',
    pedido,
    clave === undefined ? {} : { 'idempotency-key': clave },
  );

/** Gives the storage code and the id of a registration's one item. */
export function resultado({ body }: Respuesta<RespuestaRegistro>): { codigo: number; id: IdAfiliacion | null } {
  const [item] = body.data ?? [];
  return {
    codigo: item?.estado_almacenamiento.codigo ?? -1,
    id: item?.idAfiliadoEnteGestor ? idAfiliacion(item.idAfiliadoEnteGestor) : null,
  };
}

export interface Cuentas {
  persona: number;
  ficha: number;
  afiliacion: number;
  historia: number;
  novedad: number;
  idempotencia: number;
  documento: number;
  /** The rows of the audit trail are those of registrations of all kinds. */
  auditoria: number;
  /** The operations are those of all kinds of registration. */
  operaciones: number;
  /** The counters count whether merged or not. */
  contador: number;
}

/** Counts the rows of everything that a registration writes, as the owner. */
export async function contarRegistro(db: Db): Promise<Cuentas> {
  const { rows } = await sql<Cuentas>`select
    (select count(*) from persona) as persona,
    (select count(*) from ficha_persona) as ficha,
    (select count(*) from afiliacion) as afiliacion,
    (select count(*) from afiliacion_historia) as historia,
    (select count(*) from novedad) as novedad,
    (select count(*) from idempotencia) as idempotencia,
    (select count(*) from documento_persona) as documento,
    (select count(*) from auditoria where accion like 'registro-%' and recurso = 'afiliacion') as auditoria,
    (select count(*) from operacion_realizada where clave like 'registro-%') as operaciones,
    (select coalesce(sum(n), 0) from (select n from contador_estado union all select n from contador_delta) c) as contador
  `.execute(db);
  const [cuentas] = rows;
  if (!cuentas) throw new Error('no counts');
  return cuentas;
}

/** Gives what was added from one count to the next. */
export const diferencia = (antes: Cuentas, despues: Cuentas): Cuentas => {
  const resta = (clave: keyof Cuentas) => despues[clave] - antes[clave];
  return {
    persona: resta('persona'),
    ficha: resta('ficha'),
    afiliacion: resta('afiliacion'),
    historia: resta('historia'),
    novedad: resta('novedad'),
    idempotencia: resta('idempotencia'),
    documento: resta('documento'),
    auditoria: resta('auditoria'),
    operaciones: resta('operaciones'),
    contador: resta('contador'),
  };
};

export const NADA: Cuentas = {
  persona: 0,
  ficha: 0,
  afiliacion: 0,
  historia: 0,
  novedad: 0,
  idempotencia: 0,
  documento: 0,
  auditoria: 0,
  operaciones: 0,
  contador: 0,
};
