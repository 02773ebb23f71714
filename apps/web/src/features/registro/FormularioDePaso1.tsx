import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import type { FormEventHandler, ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FieldMark } from '../../ui/FieldMark.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { porSigla } from '../catalogo/opciones.ts';
import { useGrupo } from '../catalogo/use-listas.ts';
import { AvisosDeValidacion } from './AvisosDeValidacion.tsx';
import { CampoMarcado, CamposDocumento, type DocumentoEscrito } from './CamposDocumento.tsx';
import type { Paso1 } from './use-formulario-de-paso1.ts';
import {
  ayudaDe,
  type CampoContrastado,
  type Contraste,
  FORMULARIO_VACIO,
  type FormularioValidacion,
  marcaDe,
} from './validacion-titular.form.ts';

interface PropsDeCamposValidacion {
  form: UseFormReturn<FormularioValidacion>;
  contraste: Contraste | null;
}

/** The default is there before the list comes. */
const POR_DEFECTO = [{ value: FORMULARIO_VACIO.tipo_documento, label: 'CÉDULA DE IDENTIDAD' }];

const NOMBRES = [
  { name: 'nombres', label: 'Nombres', required: true },
  { name: 'primer_apellido', label: 'Apellido paterno', required: false },
  { name: 'segundo_apellido', label: 'Apellido materno', required: false },
] as const;

/** Draws the fields of a wizard's first step (document 1 §2), each with its mark. */
export function CamposValidacion({ form, contraste }: PropsDeCamposValidacion) {
  const { control } = form;
  const valores = useWatch({ control });
  const tipos = porSigla(useGrupo('TIPO_DOCUMENTO_IDENTIDAD'));
  const opciones = tipos.length > 0 ? tipos : POR_DEFECTO;
  const marca = (campo: CampoContrastado) => marcaDe(campo, valores, contraste);
  const marcaDeTipo = marca('tipo_documento');

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' } }}>
      <FieldMark mark={marcaDeTipo}>
        <FormSelect
          control={control}
          name="tipo_documento"
          label="Tipo de documento"
          help={ayudaDe('tipo_documento', marcaDeTipo, valores.tipo_documento)}
          options={opciones}
        />
      </FieldMark>
      <CamposDocumento control={parteDe<DocumentoEscrito, FormularioValidacion>(form).control} marca={marca} />
      <Box
        sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}
      >
        {NOMBRES.map(({ name, label, required }) => (
          <CampoMarcado key={name} name={name} marca={marca}>
            {(campo) => (
              <FormTextField
                control={control}
                {...campo}
                label={label}
                required={required}
                maxLength={MAX_NOMBRE}
                autoComplete="off"
              />
            )}
          </CampoMarcado>
        ))}
      </Box>
    </Box>
  );
}

interface Props {
  paso1: Paso1;
  validando: boolean;
  /** There is nobody to go on with: the button is hidden (document 2 §2 Holder lookup). */
  sinPaso?: boolean;
  onSubmit: FormEventHandler;
  /** The action stands beside the answer. */
  accion?: ReactNode;
  /** The alternative stands under the answer. */
  alternativa?: ReactNode;
  alLimpiar: () => void;
}

/** Draws step 1 of a wizard (document 1 §2) with both its buttons. */
export const FormularioDePaso1 = ({
  paso1,
  validando,
  sinPaso = false,
  accion,
  alternativa,
  onSubmit,
  alLimpiar,
}: Props) => (
  <FormStack ref={paso1.elemento} onSubmit={onSubmit} aria-busy={validando}>
    <DraftNotice draft={{ recuperado: paso1.recuperado, descartar: alLimpiar }} />
    <CamposValidacion form={paso1.form} contraste={paso1.contraste} />
    <AvisosDeValidacion validando={validando} mensajes={paso1.mensajes} accion={accion} />
    {alternativa}
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      {sinPaso ? null : (
        <BusyButton busy={validando} size="large">
          1. VALIDAR INFORMACIÓN
        </BusyButton>
      )}
      <Button onClick={alLimpiar} size="large">
        LIMPIAR FORMULARIO
      </Button>
    </Stack>
  </FormStack>
);
