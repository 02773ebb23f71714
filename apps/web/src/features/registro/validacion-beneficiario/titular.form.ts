import { revisarComplemento, revisarNumeroDocumento } from '@sgpa/domain/shared/campos';
import { revisarFechaNacimiento, revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { separarEscrito, TIPO_DOCUMENTO, unirEscrito } from '@sgpa/domain/shared/documento';
import { esFechaCivil, type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { soloProblemas, textosDe } from '@sgpa/domain/shared/problemas';
import { documentoEscrito, leerFecha } from '../../../lib/escrito.ts';

export const TITULAR_VACIO = {
  numero_documento_titular: '',
  complemento_documento_titular: '',
  /** The birth date is written DD/MM/YYYY. */
  fecha_nacimiento_titular: '',
};

export type FormularioTitular = typeof TITULAR_VACIO;

/** The beneficiaries panel of the list hands it over in the address. */
interface TitularPedido {
  form: FormularioTitular;
  codigoEntidad: string;
}

/** Gives null when the address names no holder; a part that makes no sense is left to be typed. */
export function leerDireccion(search: string): TitularPedido | null {
  const parametros = new URLSearchParams(search);
  const { numero, complemento } = separarEscrito(parametros.get('titular') ?? '');
  if (revisarNumeroDocumento(numero) !== null) return null;
  const nacimiento = parametros.get('nacimiento') ?? '';
  return {
    form: {
      numero_documento_titular: numero,
      complemento_documento_titular: revisarComplemento(complemento) === null ? complemento : '',
      fecha_nacimiento_titular: esFechaCivil(nacimiento) ? mostrarFecha(nacimiento) : '',
    },
    codigoEntidad: parametros.get('entidad') ?? '',
  };
}

export function revisarTitular(form: FormularioTitular, hoy: FechaCivil) {
  const problemas = soloProblemas({
    numero_documento_titular: revisarNumeroDocumento(form.numero_documento_titular),
    complemento_documento_titular: revisarComplemento(form.complemento_documento_titular),
    fecha_nacimiento_titular:
      revisarNacimientoEscrito(form.fecha_nacimiento_titular, hoy) ??
      revisarFechaNacimiento(leerFecha(form.fecha_nacimiento_titular), hoy),
  });
  return textosDe(problemas);
}

export const aPedidoTitular = (form: FormularioTitular) => ({
  tipo_documento_titular: TIPO_DOCUMENTO,
  numero_documento_titular: documentoEscrito(form.numero_documento_titular, form.complemento_documento_titular),
  fecha_nacimiento_titular: leerFecha(form.fecha_nacimiento_titular),
});

/** Writes what was asked in one line, to tell whether the form still asks for the same. */
export const huellaDeTitular = (form: FormularioTitular): string =>
  JSON.stringify([
    unirEscrito(form.numero_documento_titular, form.complemento_documento_titular),
    leerFecha(form.fecha_nacimiento_titular),
  ]);
