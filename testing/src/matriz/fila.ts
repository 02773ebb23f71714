import type { ClaveRuta } from '@sgpa/contract/endpoints';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import type { Familia, Miembro, PedidoFamilia } from '../familias.ts';

/** A request may leave these traces of itself (`huellasDe`); what is not named stays as it was. */
type Huella =
  | 'objetivo'
  | 'suBeneficiario'
  | 'otra'
  | 'beneficiarioDeOtra'
  | 'ajena'
  | 'nueva'
  | 'persona'
  | 'ficha'
  | 'palabra'
  | 'palabra ajena'
  | 'declaracion'
  | 'novedad'
  | 'novedad ajena'
  | 'novedad autoridad';

type Enviado = { lugares?: Record<string, string | number>; busqueda?: string; cuerpo?: unknown };

export interface Fila {
  /** The words tell apart several rows of one path. */
  que?: string;
  situacion?: PedidoFamilia['situacion'];
  sola?: true;
  /** The row registers: the family has the other insured type only, so that this one is new. */
  deOtroTipo?: true;
  pedido(familia: Familia, registro: unknown): Enviado | Promise<Enviado>;
  /** An update form sends the record back, as it is read here. */
  lee?: ClaveRuta;
  /** The identity service says this otherwise of the family, which every history of theirs then tells. */
  segip?: { extranjero: true };
  cambia: readonly Huella[];
  /** A role named here changes something else. */
  cambiaPara?: Partial<Record<Rol, readonly Huella[]>>;
  /** The rules refuse these insured types to everybody, with the text. */
  rechaza?: Partial<Record<TipoAsegurado, string>>;
  /** The action is only for insured types that the role attends. */
  porTipo?: true;
  /** The answer is a list, empty where this is not in it. */
  muestra?: Miembro | 'declaracion';
  /** The answer is a file, not found where it has no row of the family's employer. */
  archivo?: true;
  /** Something outside of the scope gives this answer; by default, as if it were not there. */
  fuera?: 'SIN_PERMISO' | 'VACIO' | `No se encontró ${string}`;
}

/** Each path has rows, or a test of its own that says whom it may be done to. */
export type FilasPorRuta = Readonly<Record<string, readonly Fila[] | `${string}.test.ts`>>;

/** The authority's word binds everybody: nobody has to be asked. */
export const alMorir = (...cambia: Huella[]) => ({
  cambia: [...cambia, 'palabra', 'novedad ajena', 'novedad autoridad'] satisfies Huella[],
  cambiaPara: { ADM_SGPA: [...cambia, 'palabra', 'novedad ajena', 'persona'] satisfies Huella[] },
});
