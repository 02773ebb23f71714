import Box from '@mui/material/Box';
import { CLASES_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { type FormEventHandler, type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldMark } from '../../ui/FieldMark.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { AvisosDeValidacion } from './AvisosDeValidacion.tsx';
import { CamposDocumento, type DocumentoEscrito } from './CamposDocumento.tsx';
import { ayudaDe, type CampoContrastado, type Marca } from './validacion-titular.form.ts';

const CLASES = CLASES_DOCUMENTO.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

export interface IdentidadEscrita extends DocumentoEscrito {
  clase: string;
}

interface Props {
  form: UseFormReturn<IdentidadEscrita>;
  marca: (campo: CampoContrastado) => Marca;
  /** So many fields stand side by side where there is room. */
  columnas: number;
  nacimientoRequerido?: boolean;
  validando: boolean;
  mensajes: readonly string[];
  onSubmit: FormEventHandler;
  children?: ReactNode;
}

/** Draws step 1 of a registration within a panel, as the identity service is asked (document 2 §2). */
export function PasoDeIdentidad(props: Props) {
  const { form, marca, columnas, nacimientoRequerido, validando, mensajes, onSubmit, children } = props;
  const elemento = useRef<HTMLFormElement>(null);
  useFocusFirstError(elemento, form.formState);
  const marcaDeClase = marca('tipo_documento');
  const gridTemplateColumns = { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${columnas}, 1fr)` };
  return (
    <FormStack ref={elemento} onSubmit={onSubmit} aria-busy={validando}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns }}>
        <FieldMark mark={marcaDeClase}>
          <FormSelect
            control={form.control}
            name="clase"
            label="Tipo de documento"
            help={ayudaDe('tipo_documento', marcaDeClase, form.watch('clase'))}
            options={CLASES}
          />
        </FieldMark>
        <CamposDocumento
          control={parteDe<DocumentoEscrito, IdentidadEscrita>(form).control}
          marca={marca}
          nacimientoRequerido={nacimientoRequerido}
          autoFocus
        />
        {children}
      </Box>
      <AvisosDeValidacion validando={validando} mensajes={mensajes} />
      <BusyButton busy={validando} sx={{ alignSelf: 'flex-end' }}>
        Validar
      </BusyButton>
    </FormStack>
  );
}
