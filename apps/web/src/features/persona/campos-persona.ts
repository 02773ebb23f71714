/** The forms of an affiliation share these fields, all as typed: dates DD/MM/YYYY, choices by sigla or code. */
import type { DatosContacto, DatosContactoPedido } from '@sgpa/contract/shared/persona';
import { limpiarTelefono, MAX_TELEFONO, revisarCorreo, revisarTelefono } from '@sgpa/domain/shared/campos';
import { enTextos, enviados } from '../../lib/textos-de-formulario.ts';
import type { FormField } from '../../ui/FormFields.tsx';

type Pedido = Omit<DatosContactoPedido, 'foto_persona'>;
export type CamposPersona = Record<keyof Pedido, string>;

const TELEFONO = {
  maxLength: MAX_TELEFONO,
  normalize: limpiarTelefono,
  check: (texto: string) => revisarTelefono(texto)?.texto,
};
const CORREO = { maxLength: 150, check: (texto: string) => revisarCorreo(texto)?.texto };

/** A new contact field is a line here. */
export const DE_CONTACTO = [
  { kind: 'text', name: 'correo_electronico', label: 'Correo electrónico', inputMode: 'email', ...CORREO },
  { kind: 'text', name: 'telefono_domicilio', label: 'Teléfono de domicilio', inputMode: 'tel', ...TELEFONO },
  { kind: 'text', name: 'telefono_movil', label: 'Teléfono móvil', inputMode: 'tel', ...TELEFONO },
  { kind: 'text', name: 'direccion', label: 'Dirección', maxLength: 300 },
] as const satisfies readonly FormField<CamposPersona>[];

const ELEGIDOS = ['genero', 'estado_civil', 'departamento', 'municipio'] as const;
const NOMBRES = [...ELEGIDOS, ...DE_CONTACTO.map(({ name }) => name)];

export const camposDePersona = (persona: Partial<Pick<DatosContacto, keyof CamposPersona>>): CamposPersona =>
  enTextos(NOMBRES, persona);

export const pedidoDePersona = (form: CamposPersona): Pedido => enviados(NOMBRES, form);
