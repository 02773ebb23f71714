import Box from '@mui/material/Box';
import { COMPLEMENTO_MAX } from '@sgpa/domain/shared/documento';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import { type Control, useWatch } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FieldMark } from '../../ui/FieldMark.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { porSigla } from './opciones.ts';
import { useGrupo } from './use-listas.ts';
import {
  aMayusculas,
  type CampoContrastado,
  type Contraste,
  FORMULARIO_VACIO,
  type FormularioValidacion,
  marcaDe,
} from './validacion-titular.form.ts';

interface Props {
  control: Control<FormularioValidacion>;
  contraste: Contraste | null;
}

/** The default is there before the list comes. */
const POR_DEFECTO = [{ value: FORMULARIO_VACIO.tipo_documento, label: 'CÉDULA DE IDENTIDAD' }];
const AYUDA = { correcto: 'Dato correcto', incorrecto: 'No coincide con el servicio de identificación' };

export function CamposValidacion({ control, contraste }: Props) {
  const valores = useWatch({ control });
  const tipos = porSigla(useGrupo('TIPO_DOCUMENTO_IDENTIDAD'));
  const opciones = tipos.length > 0 ? tipos : POR_DEFECTO;

  function estado(campo: CampoContrastado) {
    const marca = marcaDe(campo, valores, contraste);
    return { marca, campo: { control, name: campo, help: marca ? AYUDA[marca] : undefined } };
  }
  const numero = estado('numero_documento');
  const complemento = estado('complemento_documento');
  const nacimiento = estado('fecha_nacimiento');
  const nombres = estado('nombres');
  const paterno = estado('primer_apellido');
  const materno = estado('segundo_apellido');

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' } }}>
      <FieldMark mark={null}>
        <FormSelect control={control} name="tipo_documento" label="Tipo de documento" options={opciones} />
      </FieldMark>
      <FieldMark mark={numero.marca}>
        <FormTextField {...numero.campo} label="Número de documento" required inputMode="numeric" autoComplete="off" />
      </FieldMark>
      <FieldMark mark={complemento.marca}>
        <FormTextField
          {...complemento.campo}
          label="Complemento"
          maxLength={COMPLEMENTO_MAX}
          transform={aMayusculas}
          autoComplete="off"
        />
      </FieldMark>
      <FieldMark mark={nacimiento.marca}>
        <FormDateField {...nacimiento.campo} label="Fecha de nacimiento" required min="1900-01-01" max={hoy()} />
      </FieldMark>
      <Box
        sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}
      >
        <FieldMark mark={nombres.marca}>
          <FormTextField {...nombres.campo} label="Nombres" required maxLength={MAX_NOMBRE} autoComplete="off" />
        </FieldMark>
        <FieldMark mark={paterno.marca}>
          <FormTextField {...paterno.campo} label="Apellido paterno" maxLength={MAX_NOMBRE} autoComplete="off" />
        </FieldMark>
        <FieldMark mark={materno.marca}>
          <FormTextField {...materno.campo} label="Apellido materno" maxLength={MAX_NOMBRE} autoComplete="off" />
        </FieldMark>
      </Box>
    </Box>
  );
}
