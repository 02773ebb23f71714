import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { POR_DOCUMENTO } from '@sgpa/domain/auditoria/acciones';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Trx } from '../../db/pool.ts';
import type { FilaLeida } from './lectura.queries.ts';
import { cosasNombradas, type PersonaNombrada, personasNombradas } from './sujetos.queries.ts';

type Sujeto = NonNullable<FilaDeAuditoria['sujeto']>;

/** Beyond this many in one row, only their number is told. */
const NOMBRADAS_POR_FILA = 20;
const NUMERO = /^\d{1,15}$/;

/** Translates a row's `recurso` into the word that `sujetos.queries` knows; words that are not here are the same. */
const COMO: Readonly<Record<string, string>> = {
  ficha_persona: 'persona',
  defuncion_declarada: 'persona',
  revision: 'afiliacion',
};
const POR_TEXTO = ['rol', 'empresa'];

/** Lists whom a row showed beside its subject, or as a list. */
export const mostradasEn = ({ despues }: Pick<FilaLeida, 'despues'>): IdAfiliacion[] => {
  const ids = typeof despues === 'object' && despues !== null && !Array.isArray(despues) ? despues.afiliaciones : null;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number').map(idAfiliacion) : [];
};

type Clave = readonly [de: string, cual: string | number];

function claveDe({ accion, recurso, id_recurso: cual }: FilaLeida): Clave | null {
  if (recurso === null || cual === null) return null;
  if (recurso === 'persona' && POR_DOCUMENTO.some((una) => una === accion)) return ['numero', cual.split('-')[0] ?? ''];
  const de = COMO[recurso] ?? recurso;
  if (POR_TEXTO.includes(de)) return [de, cual];
  return NUMERO.test(cual) ? [de, Number(cual)] : null;
}

function clavesDe(fila: FilaLeida): Clave[] {
  const propia = claveDe(fila);
  const mostradas = mostradasEn(fila).slice(0, NOMBRADAS_POR_FILA);
  return [...mostradas.map((id): Clave => ['afiliacion', id]), ...(propia === null ? [] : [propia])];
}

const documentoDe = (p: PersonaNombrada): string => unirDocumento(p.numero_documento, p.complemento);

const nombreDe = (p: PersonaNombrada): string => `${documentoDe(p)} ${apellidosYNombre(p)}`;

const comoPersona = (p: PersonaNombrada): Sujeto => ({
  texto: nombreDe(p),
  pantalla: p.id_afiliacion === null ? null : 'ASEGURADO',
  clave: documentoDe(p),
  idAfiliadoEnteGestor: p.id_afiliacion,
  tipoAfiliado: p.tipo === 'BENEFICIARIO' ? 'BENEFICIARIO' : 'TITULAR',
});

const sinEnlace = (texto: string): Sujeto => ({
  texto,
  pantalla: null,
  clave: null,
  idAfiliadoEnteGestor: null,
  tipoAfiliado: null,
});

const PANTALLAS: Readonly<Record<string, 'USUARIO' | 'EMPLEADOR' | 'DECLARACION'>> = {
  usuario: 'USUARIO',
  entidad_empleadora: 'EMPLEADOR',
  empresa: 'EMPLEADOR',
  declaracion_poblacion: 'DECLARACION',
};

/** Holds what the rows of a page are about, in the reader's words, after one look-up for all of them. */
export class Sujetos {
  readonly #personas: ReadonlyMap<string, readonly PersonaNombrada[]>;
  readonly #cosas: ReadonlyMap<string, Sujeto>;

  constructor(personas: readonly PersonaNombrada[], cosas: Awaited<ReturnType<typeof cosasNombradas>>) {
    this.#personas = Map.groupBy(personas, ({ de, cual }) => `${de} ${cual}`);
    this.#cosas = new Map(
      cosas.map(({ de, cual, clave, nombre }) => [
        `${de} ${cual}`,
        {
          ...sinEnlace([clave, nombre].filter(Boolean).join(' ')),
          pantalla: PANTALLAS[de] ?? null,
          clave: de === 'declaracion_poblacion' ? cual : clave,
        },
      ]),
    );
  }

  nombre(idAfiliacion: IdAfiliacion): string | null {
    const persona = this.#deAfiliacion(idAfiliacion);
    return persona === undefined ? null : nombreDe(persona);
  }

  /** Gives one affiliation of each person whom these rows name, leaving out who only has the same number. */
  afiliacionesDe(filas: readonly FilaLeida[]): IdAfiliacion[] {
    const mostradas = filas.flatMap((fila) => mostradasEn(fila).slice(0, NOMBRADAS_POR_FILA));
    const nombradas = [
      ...mostradas.map((id) => this.#deAfiliacion(id)?.id_afiliacion),
      ...filas.map((fila) => this.de(fila)?.idAfiliadoEnteGestor),
    ];
    return [...new Set(nombradas.filter((id) => typeof id === 'number').map(idAfiliacion))];
  }

  #deAfiliacion(id: IdAfiliacion): PersonaNombrada | undefined {
    return this.#personas.get(`afiliacion ${id}`)?.[0];
  }

  de(fila: FilaLeida): Sujeto | null {
    const { recurso, id_recurso: cual } = fila;
    if (cual === null) return this.#deLista(mostradasEn(fila));
    const [de, clave] = claveDe(fila) ?? [recurso, cual];
    const personas = this.#personas.get(`${de} ${clave}`) ?? [];
    // Two people may have the same number; its complement tells them apart.
    const suyas = de === 'numero' && cual.includes('-') ? personas.filter((p) => documentoDe(p) === cual) : personas;
    const [persona] = suyas;
    if (persona !== undefined && suyas.length === 1) return comoPersona(persona);
    if (recurso === 'usuario' && !NUMERO.test(cual)) return sinEnlace('Nombre de usuario sin cuenta');
    if (recurso === 'terminos') return sinEnlace(`Versión ${cual}`);
    return this.#cosas.get(`${de} ${clave}`) ?? (de === 'numero' || de === 'empresa' ? sinEnlace(cual) : null);
  }

  #deLista([una, ...otras]: readonly IdAfiliacion[]): Sujeto | null {
    if (una === undefined) return null;
    if (otras.length > 0) return sinEnlace(`${otras.length + 1} personas`);
    const persona = this.#deAfiliacion(una);
    return persona === undefined ? null : comoPersona(persona);
  }
}

/** Runs two statements for any number of rows. */
export async function sujetosDe(trx: Trx, filas: readonly FilaLeida[]): Promise<Sujetos> {
  const porClase = Map.groupBy(filas.flatMap(clavesDe), ([de]) => de);
  if (porClase.size === 0) return new Sujetos([], []);
  const nombrados = Object.fromEntries(
    [...porClase].map(([de, claves]) => [de, [...new Set(claves.map(([, cual]) => cual))]]),
  );
  const [personas, cosas] = await Promise.all([personasNombradas(trx, nombrados), cosasNombradas(trx, nombrados)]);
  return new Sujetos(personas, cosas);
}
