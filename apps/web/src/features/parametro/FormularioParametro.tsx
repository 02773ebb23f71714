import { CON_EDAD, DIAS_HASTA_NUEVA_EDAD } from '@sgpa/domain/cobertura/edad';
import {
  type CampoParametro,
  camposDeLista,
  MAX_PARAMETRO,
  seCambia,
  TIPOS_DE_ENTE,
} from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { TIPOS_CODIGO_MANUAL } from '@sgpa/domain/shared/codigo-entidad';
import { type ReactNode, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import type { Escritura } from '../../lib/use-escritura.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormAlerts } from '../../ui/FormAlerts.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { useCloseOnceSaved } from '../../ui/use-close-once-saved.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { porCodigo } from '../catalogo/opciones.ts';
import { useEntesElegibles, useGrupo, useMunicipios } from '../catalogo/use-listas.ts';
import { etiquetaDe } from './etiquetas.ts';
import { type CamposParametro, revisar } from './parametro.form.ts';

interface PropsDeCampoDeParametro {
  form: UseFormReturn<CamposParametro>;
  lista: Lista;
  campo: CampoParametro;
  autoFocus: boolean;
}

const TIPOS = TIPOS_DE_ENTE.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
const TIPOS_DE_CODIGO = TIPOS_CODIGO_MANUAL.map(({ tipo, prefijo }) => ({ value: String(tipo), label: prefijo }));

const OPCIONES_DE_EDAD = CON_EDAD.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

const AYUDAS: Partial<Record<CampoParametro, string>> = {
  sigla: 'Vacía: la misma que el código.',
  norma: 'Por ejemplo: Decreto Supremo 5123.',
  edad: 'El derecho termina la víspera de ese cumpleaños.',
  vigenteDesde: 'Vacío: desde siempre. Antes de ese día los formularios no lo ofrecen.',
};

const AYUDA_DE_EDAD = `Con ${DIAS_HASTA_NUEVA_EDAD} días de anticipación. Desde ese día reemplaza a la anterior.`;

const ayudaDe = (lista: Lista, campo: CampoParametro): string | undefined =>
  lista === 'EDAD' && campo === 'vigenteDesde' ? AYUDA_DE_EDAD : AYUDAS[campo];

/** Gives what a select of the form offers; undefined for a typed field. */
function useOpciones(lista: Lista, campo: CampoParametro, departamento: string) {
  const entes = useEntesElegibles(campo === 'idEnteGestor');
  const departamentos = useGrupo('DEPARTAMENTO');
  const municipios = useMunicipios(campo === 'codigoMunicipio' ? departamento : '');
  switch (campo) {
    case 'codigo':
      return lista === 'EDAD' ? OPCIONES_DE_EDAD : undefined;
    case 'tipo':
      return lista === 'ENTE_GESTOR' ? TIPOS : undefined;
    case 'tipoCodigo':
      return TIPOS_DE_CODIGO;
    case 'idEnteGestor':
      return entes.map(({ id, value }) => ({ value: String(id), label: value }));
    case 'idDepartamento':
      return departamentos.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
    case 'codigoMunicipio':
      return porCodigo(municipios);
    default:
      return undefined;
  }
}

function CampoDeParametro({ form, lista, campo, autoFocus }: PropsDeCampoDeParametro) {
  const { control, setValue, watch } = form;
  const departamento = watch('idDepartamento');
  const opciones = useOpciones(lista, campo, departamento);
  const comun = { control, name: campo, label: etiquetaDe(lista, campo), autoFocus };
  if (campo === 'vigenteDesde' || (campo === 'codigo' && lista === 'FERIADO'))
    return <FormDateField {...comun} help={ayudaDe(lista, campo)} />;
  if (opciones === undefined)
    return (
      <FormTextField
        {...comun}
        required={campo !== 'sigla'}
        autoComplete="off"
        maxLength={MAX_PARAMETRO[campo] ?? 100}
        help={ayudaDe(lista, campo)}
      />
    );
  return (
    <FormSelect
      {...comun}
      required
      options={opciones}
      disabled={campo === 'codigoMunicipio' && departamento === ''}
      onPick={campo === 'idDepartamento' ? () => setValue('codigoMunicipio', '', { shouldDirty: true }) : undefined}
    />
  );
}

interface Props {
  lista: Lista;
  inicial: CamposParametro;
  borradorDe: string;
  esNuevo: boolean;
  guardado: Escritura<CamposParametro>;
  alCerrar: () => void;
  children?: ReactNode;
}

/** Serves a new value and an edited one; some fields of the list are chosen once. */
export function FormularioParametro({ lista, inicial, borradorDe, esNuevo, guardado, alCerrar, children }: Props) {
  const { enviando, desenlace, escribir } = guardado;
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<CamposParametro>({
    defaultValues: inicial,
    resolver: resolverDe((campos) => revisar(lista, campos, hoy(), esNuevo)),
    mode: 'onBlur',
  });
  const borrador = useBorradorDeFormulario(form, borradorDe);
  useFocusFirstError(elemento, form.formState);
  useCloseOnceSaved({ dirty: form.formState.isDirty, saved: desenlace?.logrado === true, draft: borrador }, alCerrar);
  const enviar = form.handleSubmit((campos) => escribir(campos));
  const campos = camposDeLista(lista).filter((campo) => esNuevo || seCambia(lista, campo));

  return (
    <FormStack ref={elemento} onSubmit={(evento) => void enviar(evento)} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      {children}
      <FormGrid>
        {campos.map((campo, indice) => (
          <CampoDeParametro key={campo} form={form} lista={lista} campo={campo} autoFocus={indice === 0} />
        ))}
      </FormGrid>
      <StickyFooter>
        <FormAlerts errors={desenlace?.mensajes} />
        <FormButtons busy={enviando} onLeave={alCerrar} />
      </StickyFooter>
    </FormStack>
  );
}
