import { createHash } from 'node:crypto';
import type { Afiliacion, DocumentoPersona } from '@sgpa/api/db/db.generated';
import type { Db } from '@sgpa/api/db/pool';
import { partesDelDia, ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha, hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, type IdPersona, type IdUsuario, idAfiliacion } from '@sgpa/domain/shared/ids';
import { reglaTipoAsegurado, type TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import type { Insertable } from 'kysely';
import { afiliacionDe, EMPLEADOR } from './ciclo.ts';
import { AHORA } from './reloj.ts';

/** CORDES is a third entity, to which nobody who signs in in the tests belongs. */
const TERCERO = 'CORDES';
const PRIMERO = 7_600_000;
/**
 * Declarations are sent for this day; an entity's earlier ones of it go to days of its own from `DECLARADO_ANTES` on.
 */
export const DIA_DECLARADO = ultimosCierres(hoyEnLaPaz(AHORA))[0];
const DECLARADO_ANTES = fecha('1990-01-01');

/**
 * A family has these. `objetivo` is the affiliation that a request is about, or `suBeneficiario`, who hangs on it;
 * `otra` is the same person's in the same entity and of another insured type; `ajena` the same person's in a third
 * entity.
 */
export const MIEMBROS = [
  'objetivo',
  'suBeneficiario',
  'otra',
  'beneficiarioDeOtra',
  'ajena',
  'beneficiarioAjeno',
] as const;
export type Miembro = (typeof MIEMBROS)[number];

/** Two fixed persons of the demo give the state of `objetivo` and of its beneficiary. */
const SITUACIONES = {
  ACTIVA: ['1000100', '1000200'],
  AMPLIACION: ['1000102', '1000200'],
  CESANTIA: ['1000103', '1000210'],
  SIN_DERECHO: ['1000104', '1000210'],
  /** The kin's right ends by age. */
  CON_EDAD: ['1000100', '1000201'],
  /** The identity service has the person as alive; the entity says that they died. */
  DECLARADA: ['1000100', '1000200'],
  /** `objetivo` has an open novedad in its entity. */
  CON_NOVEDAD: ['1000100', '1000200'],
  /** Its entity declared its totals of `DIA_DECLARADO`. */
  CON_DECLARACION: ['1000100', '1000200'],
} as const;

export interface PedidoFamilia {
  ente: IdEnteGestor;
  tipo: TipoAsegurado;
  situacion: keyof typeof SITUACIONES;
  /** The family lacks `otra`. */
  sola?: true;
  /** This insured type is about to be registered besides. */
  nuevo?: TipoAsegurado;
  /** Holder and beneficiary have got a complement: whoever names them does so by what their files said before. */
  porLoDeAntes?: true;
}

/** The identity service gave it to those who are named by former data. */
export const COMPLEMENTO_DE_HOY = '1Z';

export interface Familia extends PedidoFamilia {
  /** The document numbers include that of a person whom the register does not have. */
  titular: string;
  beneficiario: string;
  nueva: string;
  personas: [number, number];
  ids: Record<Miembro, number>;
  /** The entity keeps this paper about the holder. */
  documento: number;
  /** The id is 0 where the family has no novedad. */
  novedad: number;
  /** The id is 0 where the entity declared nothing. */
  declaracion: number;
  entidad: string;
  fecha: string;
  sigla: string;
  tercero: IdEnteGestor;
}

/** Makes a surname that nobody else has, by which the person of this number is found. */
export const apellidoUnico = (numero: string): string =>
  numero.replace(/\d/g, (cifra) => 'BCDFGJKLMZ'.charAt(Number(cifra)));

export const otroTipo = (tipo: TipoAsegurado): TipoAsegurado => (tipo === 'TRABAJADOR' ? 'VOLUNTARIO' : 'TRABAJADOR');

export const entidadDe = (tipo: TipoAsegurado): string => reglaTipoAsegurado(tipo).codigoFijo ?? EMPLEADOR;

const idDe = <I extends number>(filas: readonly { id: I; codigo: string }[], codigo: string): I => {
  const fila = filas.find((una) => una.codigo === codigo);
  if (!fila) throw new Error(`There is no ${codigo}`);
  return fila.id;
};

type DeQuien = Pick<Insertable<DocumentoPersona>, 'id_persona' | 'id_ente_gestor' | 'id_usuario' | 'creado_en'>;

async function papel(db: Db, deQuien: DeQuien, texto: string): Promise<number> {
  const contenido = Buffer.from(texto);
  const fila = {
    ...deQuien,
    clase: 'CERTIFICADO_DEFUNCION',
    tipo_contenido: 'application/pdf',
    sha256: createHash('sha256').update(contenido).digest(),
    contenido,
  };
  return (await db.insertInto('documento_persona').values(fila).returning('id').executeTakeFirstOrThrow()).id;
}

/** Leaves it as a correction does: the former identity beside the file. */
async function darComplemento(db: Db, personas: readonly IdPersona[], id_usuario: IdUsuario): Promise<void> {
  await db
    .insertInto('identidad_anterior')
    .columns(['id_persona', ...SENAS, 'hasta', 'id_usuario'])
    .expression((eb) =>
      eb
        .selectFrom('persona')
        .select(['id', ...SENAS])
        .select([eb.val(AHORA).as('hasta'), eb.val(id_usuario).as('id_usuario')])
        .where('id', 'in', personas),
    )
    .execute();
  await db.updateTable('persona').set({ complemento: COMPLEMENTO_DE_HOY }).where('id', 'in', personas).execute();
}

const SENAS = [
  'tipo_doc',
  'numero_documento',
  'complemento',
  'fecha_nacimiento',
  'nombres',
  'primer_apellido',
  'segundo_apellido',
] as const;

/** Makes families nobody else has, written by the owner: a request about one leaves all others as they were. */
export async function sembrador(db: Db) {
  const codigos = await db.selectFrom('entidad_empleadora').select(['id', 'codigo']).execute();
  const tipos = await db
    .selectFrom('parametrica')
    .select(['id', 'codigo'])
    .where('grupo', '=', 'TIPO_ASEGURADO')
    .execute();
  const entes = await db.selectFrom('ente_gestor').select(['id', 'sigla as codigo']).execute();
  const tercero = idDe(entes, TERCERO);
  const modelos = new Map<string, Awaited<ReturnType<typeof modelo>>>();
  let siguiente = PRIMERO;

  async function modelo(numero: string) {
    const { id } = await afiliacionDe(db, numero);
    const fila = await db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _id, cobertura: _cobertura, ...columnas } = fila;
    return columnas;
  }
  const comoLaDe = async (numero: string) => {
    const fila = modelos.get(numero) ?? (await modelo(numero));
    modelos.set(numero, fila);
    return fila;
  };

  const { fecha_nacimiento, nombres, primer_apellido, id_genero } = await db
    .selectFrom('persona')
    .selectAll()
    .where('numero_documento', '=', numeroDocumento('1000100'))
    .executeTakeFirstOrThrow();

  async function dosPersonas() {
    const filas = [1, 2].map((n) => {
      const numero = String(siguiente + n);
      const de = { fecha_nacimiento, nombres, primer_apellido, id_genero };
      return { ...de, numero_documento: numeroDocumento(numero), segundo_apellido: apellidoUnico(numero) };
    });
    siguiente += 2;
    const [una, otra] = await db
      .insertInto('persona')
      .values(filas)
      .returning(['id', 'numero_documento as numero'])
      .execute();
    if (!una || !otra) throw new Error('Two persons were not written');
    return [una, otra] as const;
  }

  return async (pedido: PedidoFamilia): Promise<Familia> => {
    const { ente, tipo, situacion, sola } = pedido;
    const [titular, beneficiario] = await dosPersonas();
    const fichas = [ente, tercero].flatMap((id_ente_gestor) =>
      [titular, beneficiario].map(({ id }) => ({ id_persona: id, id_ente_gestor, telefono_movil: '70012345' })),
    );
    await db.insertInto('ficha_persona').values(fichas).execute();
    const puestos = [
      { donde: ente, cual: tipo, como: SITUACIONES[situacion] },
      { donde: tercero, cual: tipo, como: SITUACIONES.ACTIVA },
      ...(sola ? [] : [{ donde: ente, cual: otroTipo(tipo), como: SITUACIONES.ACTIVA }]),
    ];
    /** All of them are written at once: hundreds of families are made. */
    const escribir = async (filas: Promise<Insertable<Afiliacion>>[]) =>
      (
        await db
          .insertInto('afiliacion')
          .values(await Promise.all(filas))
          .returning('id')
          .execute()
      ).map(({ id }) => id);
    const filaDe = async (modelo: string, { donde, cual }: (typeof puestos)[number], suyo: object) => ({
      ...(await comoLaDe(modelo)),
      id_ente_gestor: donde,
      id_tipo_asegurado: idDe(tipos, cual),
      id_entidad: idDe(codigos, entidadDe(cual)),
      version: 1,
      id_establecimiento: null,
      ...suyo,
    });
    const suyas = await escribir(puestos.map((uno) => filaDe(uno.como[0], uno, { id_persona: titular.id })));
    const colgadas = await escribir(
      puestos.map((uno, i) => filaDe(uno.como[1], uno, { id_persona: beneficiario.id, id_titular: suyas[i] })),
    );
    const [objetivo = idAfiliacion(0), ajena = 0, otra = 0] = suyas;
    const [suBeneficiario = 0, beneficiarioAjeno = 0, beneficiarioDeOtra = 0] = colgadas;
    const ids = { objetivo, suBeneficiario, otra, beneficiarioDeOtra, ajena, beneficiarioAjeno };
    const { id_usuario_creacion: id_usuario, creado_en } = await comoLaDe('1000100');
    if (pedido.porLoDeAntes) await darComplemento(db, [titular.id, beneficiario.id], id_usuario);
    const documento = await papel(
      db,
      { id_persona: titular.id, id_ente_gestor: ente, id_usuario, creado_en },
      entidadDe(tipo),
    );
    if (situacion === 'DECLARADA') {
      const palabra = { id_persona: titular.id, id_ente_gestor: ente, id_usuario, creado_en };
      await db.insertInto('defuncion_declarada').values(palabra).execute();
    }
    const novedad =
      situacion === 'CON_NOVEDAD'
        ? await db
            .insertInto('novedad')
            .values({
              codigo: 'REGISTRO_DUPLICADO',
              id_ente_gestor: ente,
              id_persona: titular.id,
              id_afiliacion: ids.objetivo,
              detalle: 'Registrada dos veces.',
              creado_en,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        : { id: 0 };
    siguiente += 1;
    if (situacion === 'CON_DECLARACION')
      await db
        .updateTable('declaracion_poblacion')
        .set(partesDelDia(sumarDias(DECLARADO_ANTES, siguiente - PRIMERO)))
        .where('id_ente_gestor', '=', ente)
        .where('fecha', '=', DIA_DECLARADO)
        .where('estado', '=', 'REMITIDO')
        .execute();
    const declaracion =
      situacion === 'CON_DECLARACION'
        ? await db
            .insertInto('declaracion_poblacion')
            .values({ ...partesDelDia(DIA_DECLARADO), id_ente_gestor: ente, id_usuario, creado_en })
            .returning('id')
            .executeTakeFirstOrThrow()
        : { id: 0 };
    return {
      ...pedido,
      titular: titular.numero,
      beneficiario: beneficiario.numero,
      nueva: String(siguiente),
      personas: [titular.id, beneficiario.id],
      ids,
      documento,
      novedad: novedad.id,
      declaracion: declaracion.id,
      entidad: entidadDe(tipo),
      fecha: (await comoLaDe(SITUACIONES[situacion][0])).fecha_afiliacion,
      sigla: entes.find(({ id }) => id === ente)?.codigo ?? '',
      tercero,
    };
  };
}
