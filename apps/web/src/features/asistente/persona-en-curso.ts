/** Session storage holds the person that step 1 validated for steps 2 and 3. */
import type { PedidoValidacion } from '@sgpa/contract/v2/validacion-titular';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../lib/borrador.ts';
import { numeroDeDocumento, type PersonaHallada } from '../persona/identidad.ts';
import type { ClavesDeBorrador } from './asistente.ts';

export interface PersonaEnCurso {
  persona: PersonaHallada;
  /** 1 is a national, 2 a foreigner; absent for another kind of document. */
  tipoDoc: PedidoValidacion['tipo_doc'];
  /** Step 1 asked this; the form begins with it where the identity service knows only the number of who died. */
  declarado?: PedidoValidacion;
}

export function leerPersona(claves: ClavesDeBorrador): PersonaEnCurso | null {
  const guardado = leerBorrador(claves.persona);
  return esEntera(guardado) ? guardado : null;
}

/** A person kept by an older version of the page lacks fields: that one is validated again. */
const esEntera = (guardado: unknown): guardado is PersonaEnCurso => {
  const persona = typeof guardado === 'object' && guardado !== null && 'persona' in guardado ? guardado.persona : null;
  return typeof persona === 'object' && persona !== null && 'empleos_con_baja' in persona;
};

/** Starting a validation clears what was held before (document 2 §4). */
export const olvidarPersona = (claves: ClavesDeBorrador): void => borrarBorrador(claves.persona);

/** What was typed in step 3 belongs to this person. */
export const duenoDe = ({ persona }: PersonaEnCurso): string =>
  `${numeroDeDocumento(persona)} ${persona.fecha_nacimiento}`;

/** The photographs may not fit; without them the person does. `junto` adds what else the typed text belongs to. */
export function guardarPersona(claves: ClavesDeBorrador, enCurso: PersonaEnCurso, junto = ''): void {
  const { persona } = enCurso;
  const dueno = `${duenoDe(enCurso)} ${junto}`.trim();
  if (leerBorrador(claves.dueno) !== dueno) {
    for (const clave of [claves.paso3, claves.foto, claves.certificado, claves.intencion]) borrarBorrador(clave);
    guardarBorrador(claves.dueno, dueno);
  }
  if (guardarBorrador(claves.persona, enCurso)) return;
  guardarBorrador(claves.persona, { ...enCurso, persona: { ...persona, imagen_fotografica: null } });
}

export function olvidarTodo(claves: ClavesDeBorrador): void {
  for (const clave of Object.values(claves)) borrarBorrador(clave);
}
