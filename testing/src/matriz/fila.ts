import type { ClaveRuta } from '@sgpa/contract/endpoints';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import type { Familia, Miembro, PedidoFamilia } from '../familias.ts';

/** What a request may leave of itself (`huellasDe`); what is not named stays as it was. */
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
  /** Besides the path's name, where it has several rows. */
  que?: string;
  situacion?: PedidoFamilia['situacion'];
  sola?: true;
  /** A registration: the family has the other insured type only, so that this one is new. */
  deOtroTipo?: true;
  pedido(familia: Familia, registro: unknown): Enviado | Promise<Enviado>;
  /** An update form sends the record back, as it is read here. */
  lee?: ClaveRuta;
  /** What the identity service says otherwise of the family: who somebody is, is told in the history of all that they have. */
  segip?: { extranjero: true };
  cambia: readonly Huella[];
  /** Where a role's does something else. */
  cambiaPara?: Partial<Record<Rol, readonly Huella[]>>;
  /** Insured types that the rules refuse to everybody, with the text. */
  rechaza?: Partial<Record<TipoAsegurado, string>>;
  /** Only of insured types that the role attends. */
  porTipo?: true;
  /** A list: empty where this is not in it. */
  muestra?: Miembro | 'declaracion';
  /** A file: not found where it has no row of the family's employer. */
  archivo?: true;
  /** How what is outside of the scope answers; by default as if it were not there. */
  fuera?: 'SIN_PERMISO' | 'VACIO' | `No se encontró ${string}`;
}

/** The rows of each path, or the test of its own that says whom it may be done to. */
export type FilasPorRuta = Readonly<Record<string, readonly Fila[] | `${string}.test.ts`>>;

/** The authority's word binds everybody: nobody has to be asked. */
export const alMorir = (...cambia: Huella[]) => ({
  cambia: [...cambia, 'palabra', 'novedad ajena', 'novedad autoridad'] satisfies Huella[],
  cambiaPara: { ADM_SGPA: [...cambia, 'palabra', 'novedad ajena', 'persona'] satisfies Huella[] },
});
