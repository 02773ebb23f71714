import { AVISO_PASO1_BENEFICIARIO } from '@sgpa/domain/beneficiario/validacion-beneficiario';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { useEffect, useRef, useState } from 'react';
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
import { interpretarValidacion } from '../resultado-validacion.ts';
import { useUnaConsulta } from '../use-una-consulta.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { interpretarTitular } from '../validacion-beneficiario/resultado-titular.ts';
import {
  type BeneficiarioValidado,
  validarBeneficiario,
} from '../validacion-beneficiario/validacion-beneficiario.api.ts';
import { trasNoCoincidir } from '../validacion-beneficiario/validacion-beneficiario.form.ts';
import { type CampoContrastado, type Contraste, marcaDe } from '../validacion-titular.form.ts';
import {
  aValidacion,
  comoIdentidad,
  type FormularioPanel,
  faltaLoPrincipal,
  type TitularDelPanel,
} from './panel-beneficiario.form.ts';

/** Validates the person in step 1 of the panel, and keeps what was said of each field. */
function usePanelBeneficiario(
  form: UseFormReturn<FormularioPanel>,
  titular: TitularDelPanel,
  alValidar: (enCurso: BeneficiarioEnCurso) => void,
) {
  const { consultando, consultar } = useUnaConsulta();
  const [mensajes, avisar] = useState<string[]>([]);
  const [contraste, setContraste] = useState<Contraste | null>(null);
  const { idAfiliadoEnteGestor } = titular.titular;

  function responder(respuesta: BeneficiarioValidado | undefined, pedido: FormularioPanel) {
    const {
      persona,
      mensajes: porQue,
      banderas,
    } = interpretarTitular(interpretarValidacion(respuesta), respuesta, {
      idAfiliadoEnteGestor,
    });
    avisar(porQue);
    const identidad = comoIdentidad(pedido);
    if (respuesta?.estado_respuesta.codigo === ESTADO_RESPUESTA.NO_COINCIDE) {
      // A mismatch also clears the birth date (document 2 §4).
      form.setValue('fecha_nacimiento', '', { shouldDirty: true });
      setContraste(trasNoCoincidir(identidad, banderas).contraste);
    } else setContraste({ pedido: identidad, banderas });
    const hallado = respuesta?.estado_titular.detalle.find((t) => t.idAfiliadoEnteGestor === idAfiliadoEnteGestor);
    if (!persona || !hallado) return;
    const { tipo_doc: tipoDoc } = aValidacion(pedido, titular).data[0] ?? {};
    alValidar({ persona, tipoDoc, titular: hallado, parentesco: pedido.parentesco_titular });
  }

  async function validar(valores: FormularioPanel): Promise<void> {
    avisar([]);
    setContraste(null);
    await consultar(
      (senal) => validarBeneficiario(aValidacion(valores, titular), senal),
      (respuesta) => responder(respuesta, valores),
    );
  }

  return { validando: consultando, mensajes, contraste, avisar, validar };
}

/** Tells at once that a typed number was taken away; on leaving the field the text would move the button away. */
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

/** Shows 'PASO 1 Validar': who will be a beneficiary, as the identity service knows them, of what kin and from when. */
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
