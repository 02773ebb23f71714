import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AVISO_PASO1_BENEFICIARIO } from '@sgpa/domain/beneficiario/validacion-beneficiario';
import { CLASES_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FieldMark } from '../../../ui/FieldMark.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { porNombre } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { AvisosDeValidacion } from '../AvisosDeValidacion.tsx';
import { CamposDocumento, type DocumentoEscrito } from '../CamposDocumento.tsx';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { faltaLoPrincipal } from '../validacion-beneficiario/validacion-beneficiario.form.ts';
import { type CampoContrastado, marcaDe } from '../validacion-titular.form.ts';
import { comoIdentidad, type FormularioPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';
import { usePanelBeneficiario } from './use-panel-beneficiario.ts';

const CLASES = CLASES_DOCUMENTO.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

interface Props {
  form: UseFormReturn<FormularioPanel>;
  titular: TitularDelPanel;
  alValidar: (enCurso: BeneficiarioEnCurso) => void;
}

/** 'PASO 1 Validar': who will be a beneficiary, as the identity service knows them, of what kin and from when. */
export function PasoValidarBeneficiario({ form, titular, alValidar }: Props) {
  const { control, formState } = form;
  const elemento = useRef<HTMLFormElement>(null);
  useFocusFirstError(elemento, formState);
  const parentescos = porNombre(useGrupo('PARENTESCO'));
  const { validando, mensajes, contraste, avisar, validar } = usePanelBeneficiario(form, titular, alValidar);

  const enviar = form.handleSubmit(validar, (problemas) =>
    avisar(faltaLoPrincipal(problemas) ? [AVISO_PASO1_BENEFICIARIO] : []),
  );

  const valores = comoIdentidad(form.watch());
  const marca = (campo: CampoContrastado) => marcaDe(campo, valores, contraste);

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2} aria-busy={validando}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' } }}>
        <FieldMark mark={null}>
          <FormSelect control={control} name="clase" label="Tipo de documento" options={CLASES} />
        </FieldMark>
        <CamposDocumento control={parteDe<DocumentoEscrito, FormularioPanel>(form).control} marca={marca} autoFocus />
        <FieldMark mark={null}>
          <FormSelect
            control={control}
            name="parentesco_titular"
            label="Parentesco con el titular"
            required
            options={parentescos}
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
      </Box>
      <AvisosDeValidacion validando={validando} mensajes={mensajes} />
      <BusyButton busy={validando} sx={{ alignSelf: 'flex-end' }}>
        Validar
      </BusyButton>
    </Stack>
  );
}
