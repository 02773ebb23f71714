import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AVISO_PASO1_BENEFICIARIO } from '@sgpa/domain/beneficiario/formulario';
import { CLASES_DOCUMENTO, COMPLEMENTO_MAX } from '@sgpa/domain/shared/documento';
import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FieldMark } from '../../ui/FieldMark.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { porNombre } from '../formulario-afiliacion/opciones.ts';
import { useGrupo } from '../formulario-afiliacion/use-listas.ts';
import { aMayusculas, marcaDe } from '../formulario-afiliacion/validacion-titular.form.ts';
import type { BeneficiarioEnCurso } from './beneficiario-en-curso.ts';
import { comoIdentidad, type FormularioPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';
import { usePanelBeneficiario } from './use-panel-beneficiario.ts';
import { faltaLoPrincipal } from './validacion-beneficiario.form.ts';

const CLASES = CLASES_DOCUMENTO.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
const AYUDA = { correcto: 'Dato correcto', incorrecto: 'No coincide con el servicio de identificación' };

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
  const tarda = useDelayed(validando);

  const enviar = form.handleSubmit(validar, (problemas) =>
    avisar(faltaLoPrincipal(problemas) ? [AVISO_PASO1_BENEFICIARIO] : []),
  );

  const valores = comoIdentidad(form.watch());
  function marcado(
    name: 'numero_documento' | 'complemento_documento' | 'fecha_nacimiento',
    campo: (comunes: { control: typeof control; name: typeof name; help?: string }) => ReactNode,
  ) {
    const marca = marcaDe(name, valores, contraste);
    return <FieldMark mark={marca}>{campo({ control, name, help: marca ? AYUDA[marca] : undefined })}</FieldMark>;
  }

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2} aria-busy={validando}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' } }}>
        <FieldMark mark={null}>
          <FormSelect control={control} name="clase" label="Tipo de documento" options={CLASES} />
        </FieldMark>
        {marcado('numero_documento', (campo) => (
          <FormTextField {...campo} label="Número de documento" required inputMode="numeric" autoComplete="off" />
        ))}
        {marcado('complemento_documento', (campo) => (
          <FormTextField
            {...campo}
            label="Complemento"
            maxLength={COMPLEMENTO_MAX}
            transform={aMayusculas}
            autoComplete="off"
          />
        ))}
        {marcado('fecha_nacimiento', (campo) => (
          <FormDateField {...campo} label="Fecha de nacimiento" required min="1900-01-01" max={hoy()} />
        ))}
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
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <Box sx={{ height: 4 }}>{tarda ? <ProgressBar label="Validando la información" /> : null}</Box>
      <Box aria-live="assertive" aria-atomic="true">
        {mensajes.length > 0 ? (
          <Alert severity="warning" role="none">
            {mensajes.map((mensaje) => (
              <div key={mensaje}>{mensaje}</div>
            ))}
          </Alert>
        ) : null}
      </Box>
      <Button
        type="submit"
        variant="contained"
        aria-disabled={validando}
        sx={{ alignSelf: 'flex-end', '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } }}
      >
        Validar
      </Button>
    </Stack>
  );
}
