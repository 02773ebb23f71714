import { CON_EDAD, DIAS_HASTA_NUEVA_EDAD } from '@sgpa/domain/cobertura/edad';
import { type CampoParametro, MAX_PARAMETRO, TIPOS_DE_ENTE } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { TIPOS_CODIGO_MANUAL } from '@sgpa/domain/shared/codigo-entidad';
import type { UseFormReturn } from 'react-hook-form';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { porCodigo } from '../catalogo/opciones.ts';
import { useEntesElegibles, useGrupo, useMunicipios } from '../catalogo/use-listas.ts';
import { etiquetaDe } from './etiquetas.ts';
import type { CamposParametro } from './parametro.form.ts';

interface Props {
  form: UseFormReturn<CamposParametro>;
  lista: Lista;
  campo: CampoParametro;
  autoFocus: boolean;
}

const TIPOS = TIPOS_DE_ENTE.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
const TIPOS_DE_CODIGO = TIPOS_CODIGO_MANUAL.map(({ tipo, prefijo }) => ({ value: String(tipo), label: prefijo }));

const CON_SU_EDAD = CON_EDAD.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

const AYUDAS: Partial<Record<CampoParametro, string>> = {
  sigla: 'Vacía: la misma que el código.',
  norma: 'Por ejemplo: Decreto Supremo 5123.',
  edad: 'El derecho termina la víspera de ese cumpleaños.',
  vigenteDesde: 'Vacío: desde siempre. Antes de ese día los formularios no lo ofrecen.',
};

const AYUDA_DE_EDAD = `Con ${DIAS_HASTA_NUEVA_EDAD} días de anticipación. Desde ese día reemplaza a la anterior.`;

const ayudaDe = (lista: Lista, campo: CampoParametro): string | undefined =>
  lista === 'EDAD' && campo === 'vigenteDesde' ? AYUDA_DE_EDAD : AYUDAS[campo];

/** What a select of the form offers; undefined for what is typed. */
function useOpciones(lista: Lista, campo: CampoParametro, departamento: string) {
  const entes = useEntesElegibles(campo === 'idEnteGestor');
  const departamentos = useGrupo('DEPARTAMENTO');
  const municipios = useMunicipios(campo === 'codigoMunicipio' ? departamento : '');
  switch (campo) {
    case 'codigo':
      return lista === 'EDAD' ? CON_SU_EDAD : undefined;
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

/** One field of the form, as its list calls it. */
export function CampoDeParametro({ form, lista, campo, autoFocus }: Props) {
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
