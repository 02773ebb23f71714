import { AVISO_PASO1_BENEFICIARIO } from '@sgpa/domain/beneficiario/validacion-beneficiario';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { FieldMark } from '../../../ui/FieldMark.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { olvidarCondicion } from '../../afiliacion/condicion.form.ts';
import { porNombre } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { type IdentidadEscrita, PasoDeIdentidad } from '../PasoDeIdentidad.tsx';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { type CampoContrastado, marcaDe } from '../validacion-titular.form.ts';
import {
  comoIdentidad,
  type FormularioPanel,
  faltaLoPrincipal,
  type TitularDelPanel,
} from './panel-beneficiario.form.ts';
import { usePanelBeneficiario } from './use-panel-beneficiario.ts';

/** A number that was typed and taken away again is told at once; leaving the field tells nothing, or the button would move away under the finger. */
function useNumeroBorrado({ watch, trigger, clearErrors, formState }: UseFormReturn<FormularioPanel>): void {
  const numero = watch('numero_documento');
  const anterior = useRef(numero);
  const { isSubmitted: enviado } = formState;
  useEffect(() => {
    if (numero === anterior.current) return;
    anterior.current = numero;
    if (numero === '') void trigger('numero_documento');
    else if (!enviado) clearErrors('numero_documento');
  }, [numero, enviado, trigger, clearErrors]);
}

interface Props {
  form: UseFormReturn<FormularioPanel>;
  titular: TitularDelPanel;
  alValidar: (enCurso: BeneficiarioEnCurso) => void;
}

/** 'PASO 1 Validar': who will be a beneficiary, as the identity service knows them, of what kin and from when. */
export function PasoValidarBeneficiario({ form, titular, alValidar }: Props) {
  const { control } = form;
  useNumeroBorrado(form);
  const parentescos = porNombre(useGrupo('PARENTESCO'));
  const { validando, mensajes, contraste, avisar, validar } = usePanelBeneficiario(form, titular, alValidar);

  const enviar = form.handleSubmit(validar, (problemas) =>
    avisar(faltaLoPrincipal(problemas) ? [AVISO_PASO1_BENEFICIARIO] : []),
  );

  const valores = comoIdentidad(form.watch());
  const marca = (campo: CampoContrastado) => marcaDe(campo, valores, contraste);

  return (
    <PasoDeIdentidad
      form={parteDe<IdentidadEscrita, FormularioPanel>(form)}
      marca={marca}
      columnas={3}
      validando={validando}
      mensajes={mensajes}
      onSubmit={enviar}
    >
      <FieldMark mark={null}>
        <FormSelect
          control={control}
          name="parentesco_titular"
          label="Parentesco con el titular"
          required
          options={parentescos}
          onPick={() => olvidarCondicion(parteDe(form))}
        />
      </FieldMark>
      <FieldMark mark={null}>
        <FormDateField
          control={control}
          name="fecha_inicio"
          label="Fecha de afiliación"
          required
          min={titular.titular.fecha_afiliacion}
          max={hoy()}
        />
      </FieldMark>
    </PasoDeIdentidad>
  );
}
