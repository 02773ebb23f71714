import type { BanderasCampos, PedidoValidacion } from '@sgpa/contract/v2/validacion-titular';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { type ClaseDocumento, TIPO_DOCUMENTO, tipoDocDe } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { revisarPaso1 } from '@sgpa/domain/titular/validacion-titular';
import { documentoEscrito, leerFecha } from '../../lib/escrito.ts';

export const FORMULARIO_VACIO = {
  /** The kind of document is a sigla of the parametric list TIPO_DOCUMENTO_IDENTIDAD. */
  tipo_documento: TIPO_DOCUMENTO,
  numero_documento: '',
  complemento_documento: '',
  /** The birth date is written DD/MM/YYYY. */
  fecha_nacimiento: '',
  nombres: '',
  primer_apellido: '',
  segundo_apellido: '',
};

export type FormularioValidacion = typeof FORMULARIO_VACIO;

export type CampoContrastado = keyof FormularioValidacion;

/** The server said something of each field that was asked: a mark holds while its field is as asked. */
export interface Contraste {
  pedido: FormularioValidacion;
  banderas: Partial<BanderasCampos>;
}

export type Marca = 'correcto' | 'incorrecto' | null;

const AYUDA = { correcto: 'Dato correcto', incorrecto: 'No coincide con el servicio de identificación' };

/** Says in words what a mark means; a wrong kind of document has only one right one. */
export function ayudaDe(campo: CampoContrastado, marca: Marca, tipo = ''): string | undefined {
  if (marca === null) return undefined;
  if (campo !== 'tipo_documento' || marca === 'correcto') return AYUDA[marca];
  return `La persona es ${CLASES[tipo] === 'CIE' ? 'NACIONAL' : 'EXTRANJERO'}.`;
}

/** Nationals and foreigners are told apart by `tipo_doc`; their `tipo_documento` is CI for both (document 2 §2). */
const CLASES: Record<string, ClaseDocumento> = { CI: 'CIN', CIN: 'CIN', CIE: 'CIE' };

export function revisarFormulario(form: FormularioValidacion, hoy: FechaCivil) {
  const escrita = revisarNacimientoEscrito(form.fecha_nacimiento, hoy);
  const problemas = textosDe(revisarPaso1({ ...form, fecha_nacimiento: leerFecha(form.fecha_nacimiento) }, hoy));
  return escrita === null ? problemas : { ...problemas, fecha_nacimiento: escrita.texto };
}

export function toRequest(form: FormularioValidacion): PedidoValidacion {
  const clase = CLASES[form.tipo_documento];
  const item: PedidoValidacion = {
    tipo_documento: clase ? TIPO_DOCUMENTO : form.tipo_documento,
    numero_documento: documentoEscrito(form.numero_documento, form.complemento_documento),
    fecha_nacimiento: leerFecha(form.fecha_nacimiento),
    nombres: form.nombres.trim(),
    primer_apellido: form.primer_apellido.trim(),
    segundo_apellido: form.segundo_apellido.trim(),
  };
  return clase ? { ...item, tipo_doc: tipoDocDe(clase) } : item;
}

export const aMayusculas = (texto: string): string => texto.toUpperCase();

/** A mark speaks of the person asked for: it says nothing of another number, nor praises a blank field. */
export function marcaDe(
  campo: CampoContrastado,
  valores: Partial<FormularioValidacion>,
  contraste: Contraste | null,
): Marca {
  const bandera = contraste?.banderas[`${campo}_correcto`];
  if (contraste === null || bandera === undefined) return null;
  const igual = (c: keyof FormularioValidacion) => (valores[c] ?? '').trim() === contraste.pedido[c].trim();
  if (!igual('tipo_documento') || !igual('numero_documento') || !igual(campo)) return null;
  if (!bandera) return 'incorrecto';
  return (valores[campo] ?? '').trim() === '' ? null : 'correcto';
}
