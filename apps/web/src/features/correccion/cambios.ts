/** A change shows each value by its name in the list that it was chosen from. */
import type { DatosContactoPedido } from '@sgpa/contract/shared/persona';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { leerCondicion, NOMBRE_DE_CONDICION } from '@sgpa/domain/beneficiario/condicion';
import { leerSalario, mostrarSalario } from '@sgpa/domain/titular/salario';
import { leerTipoAsegurado, nombreTipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { factsOf } from '../../ui/confirm-facts.ts';
import type { Pregunta } from '../../ui/use-confirm.tsx';
import { codigoEntero } from '../afiliacion/campos-titular.ts';
import { nombreEnLista } from '../catalogo/opciones.ts';
import { type Lista, listaDeEstablecimientos, listaDeGrupo, listaDeMunicipios } from '../catalogo/use-listas.ts';
import { CONFIRMAR_GUARDADO } from '../guardado/resultado-registro.ts';
import { type CamposPersona, pedidoDePersona } from '../persona/campos-persona.ts';
import { type FotoEnMano, SIN_FOTO } from '../persona/Fotografia.tsx';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';

/** A message names them away from the section that they stand in. */
const ETIQUETAS: Record<string, string> = {
  ...NOMBRE_DE_CAMPO,
  fecha_inicio: NOMBRE_DE_CAMPO.fecha_afiliacion,
  parentesco_titular: NOMBRE_DE_CAMPO.parentesco,
  codigo_establecimiento: NOMBRE_DE_CAMPO.establecimiento,
  condicion: 'Condición',
  condicion_hasta: 'Certificado válido hasta',
  archivo_condicion: 'Certificado',
  tipo_codigo: 'Tipo de código',
  codigo_entidad: 'Código de empleador',
};

export const nombreDeCampo = (campo: string): string => ETIQUETAS[campo] ?? campo;

type Campos = Readonly<Record<string, string>>;
/** The form has fetched the list, or gives undefined where it has not come. */
type Listas = (lista: Lista) => readonly Parametrica[] | undefined;

export interface Cambio {
  campo: string;
  /** Both texts are empty where there is nothing. */
  antes: string;
  despues: string;
}

const LISTA_DE: Readonly<Record<string, (campos: Campos) => Lista>> = {
  genero: () => listaDeGrupo('GENERO'),
  estado_civil: () => listaDeGrupo('ESTADO_CIVIL'),
  departamento: () => listaDeGrupo('DEPARTAMENTO'),
  municipio: ({ departamento = '' }) => listaDeMunicipios(departamento),
  departamento_empleador: () => listaDeGrupo('DEPARTAMENTO'),
  municipio_empleador: ({ departamento_empleador = '' }) => listaDeMunicipios(departamento_empleador),
  departamento_afiliacion: () => listaDeGrupo('DEPARTAMENTO'),
  codigo_establecimiento: ({ departamento_afiliacion = '', id_ente_gestor = '' }) =>
    listaDeEstablecimientos(departamento_afiliacion, id_ente_gestor),
};

const TEXTO_DE: Readonly<Record<string, (valor: string, campos: Campos) => string>> = {
  tipo_asegurado(valor) {
    const tipo = leerTipoAsegurado(valor);
    return tipo === null ? valor : nombreTipoAsegurado(tipo);
  },
  salario(valor) {
    const salario = leerSalario(valor);
    return salario === null ? valor : mostrarSalario(salario);
  },
  condicion(valor) {
    const condicion = leerCondicion(valor);
    return condicion === null ? 'Ninguna' : NOMBRE_DE_CONDICION[condicion];
  },
  codigo_entidad: (valor, { tipo_codigo = '' }) =>
    valor === '' ? '' : codigoEntero({ tipo_codigo, codigo_entidad: valor }),
};

function leer(campo: string, campos: Campos, listas: Listas): string {
  const valor = campos[campo] ?? '';
  const lista = LISTA_DE[campo]?.(campos);
  return lista ? nombreEnLista(listas(lista) ?? [], valor) : (TEXTO_DE[campo]?.(valor, campos) ?? valor);
}

/** Another field tells these: an employer's code, a file's name. */
const CON_OTRO = ['tipo_codigo', 'certificado_condicion'];

export const cambiosDe = (antes: Campos, despues: Campos, listas: Listas): Cambio[] =>
  Object.keys(despues)
    .filter((campo) => !CON_OTRO.includes(campo))
    .map((campo) => ({
      campo: nombreDeCampo(campo),
      antes: leer(campo, antes, listas),
      despues: leer(campo, despues, listas),
    }))
    .filter((cambio) => cambio.antes !== cambio.despues);

const NADA = [['Cambia', 'Nada: el formulario está como el registro.']] as const;

/** Asks before saving whose record it is, and what each value is and will be. */
export function preguntaDeActualizacion(persona: Documentada, cambios: readonly Cambio[], foto: FotoEnMano): Pregunta {
  const pares = cambios.map(
    ({ campo, antes, despues }) => [campo, `${antes || 'sin dato'} → ${despues || 'sin dato'}`] as const,
  );
  const deLaFoto = foto === null ? [] : ([['Fotografía', foto === SIN_FOTO ? 'se quita' : 'otra']] as const);
  const todos = [...pares, ...deLaFoto];
  return {
    ...CONFIRMAR_GUARDADO,
    facts: factsOf([['Persona', personaConDocumento(persona)], ...(todos.length === 0 ? NADA : todos)]),
    acceptLabel: 'Guardar los cambios',
  };
}

interface Versiones {
  version: number;
  version_ficha: number;
}

/** Writes what every correction sends: over which version it was typed, and the person. */
export const cabezaDePedido = (
  { version, version_ficha }: Versiones,
  form: CamposPersona,
  foto: FotoEnMano,
): Versiones & { persona: DatosContactoPedido; quitar_foto?: true } => ({
  version,
  version_ficha,
  persona: { ...pedidoDePersona(form), ...(foto ? { foto_persona: foto } : {}) },
  ...(foto === SIN_FOTO ? { quitar_foto: true } : {}),
});
