/** The person that step 1 validated, held in session storage for steps 2 and 3. */
import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { limpiarComplemento, unirDocumento } from '@sgpa/domain/shared/documento';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../lib/borrador.ts';

export const BORRADOR = {
  paso1: 'afiliacion-titular-paso1',
  contraste: 'afiliacion-titular-contraste',
  persona: 'afiliacion-titular-persona',
  paso3: 'afiliacion-titular-paso3',
  foto: 'afiliacion-titular-foto',
  clave: 'afiliacion-titular-clave',
  /** Whose the text of step 3 is, so that it is never offered for another person. */
  dueno: 'afiliacion-titular-dueno',
} as const;

export interface PersonaEnCurso {
  persona: PersonaValidada;
  /** 2 for a foreigner; absent for everybody else. */
  tipoDoc: PedidoValidacion['tipo_doc'];
}

export function leerPersona(): PersonaEnCurso | null {
  const guardado = leerBorrador(BORRADOR.persona);
  const entera = typeof guardado === 'object' && guardado !== null && 'persona' in guardado;
  return entera ? (guardado as PersonaEnCurso) : null;
}

/** Starting a validation clears what was held before (document 2 §4). */
export const olvidarPersona = (): void => borrarBorrador(BORRADOR.persona);

/** The photographs may not fit; without them the person still does. */
export function guardarPersona(enCurso: PersonaEnCurso): void {
  const { persona } = enCurso;
  const dueno = `${documentoDe(persona)} ${persona.fecha_nacimiento}`;
  if (leerBorrador(BORRADOR.dueno) !== dueno) {
    for (const clave of [BORRADOR.paso3, BORRADOR.foto, BORRADOR.clave]) borrarBorrador(clave);
    guardarBorrador(BORRADOR.dueno, dueno);
  }
  if (guardarBorrador(BORRADOR.persona, enCurso)) return;
  guardarBorrador(BORRADOR.persona, { ...enCurso, persona: { ...persona, imagen_fotografica: null } });
}

/** After the affiliation is saved. */
export function olvidarTodo(): void {
  for (const clave of Object.values(BORRADOR)) borrarBorrador(clave);
}

/** '1000009-1A'; the text NULL in a complement means none. */
export function documentoDe({ numero_documento, complemento_documento }: PersonaValidada): string {
  return unirDocumento(numero_documento, limpiarComplemento(complemento_documento));
}

export function nombreCompleto({ nombres, primer_apellido, segundo_apellido }: PersonaValidada): string {
  return [nombres, primer_apellido, segundo_apellido].filter((parte) => parte.trim() !== '').join(' ');
}

/** Address of the photograph for an image element: registries send bare base64. */
export function fuenteFoto(imagen: string | null | undefined): string | null {
  if (!imagen) return null;
  if (imagen.startsWith('data:')) return imagen;
  return `data:image/${imagen.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${imagen}`;
}
