import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import type { UseFormReturn } from 'react-hook-form';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { ImagePicker } from '../../ui/ImagePicker.tsx';
import { CamposIdentidad } from './CamposIdentidad.tsx';
import { CamposLugar } from './CamposLugar.tsx';
import { Fotografia } from './Fotografia.tsx';
import { mostrarFechaDelServidor } from './mostrar.ts';
import { porSigla } from './opciones.ts';
import { fuenteFoto, nombreCompleto } from './persona-validada.ts';
import { reducirFoto } from './reducir-foto.ts';
import type { FormularioRegistro } from './registro-titular.form.ts';
import { useGrupo } from './use-listas.ts';
import { useSigla } from './use-sigla.ts';

interface Props {
  form: UseFormReturn<FormularioRegistro>;
  persona: PersonaValidada;
  /** Nobody else knows the names and the birth date: they are typed. */
  identidadEditable: boolean;
  /** The photograph that replaces the one of the identity service. */
  foto: string | null;
  onFoto: (foto: string) => void;
}

export function SeccionPersona({ form, persona, identidadEditable, foto, onFoto }: Props) {
  const { control } = form;
  const generos = useGrupo('GENERO');
  const estadosCiviles = useGrupo('ESTADO_CIVIL');
  useSigla(form, 'genero', generos);
  useSigla(form, 'estado_civil', estadosCiviles);
  useSigla(form, 'departamento', useGrupo('DEPARTAMENTO'));
  const nombre = nombreCompleto(persona);
  const documento = [
    { term: 'Número de documento', value: `${persona.tipo_documento} ${persona.numero_documento}` },
    { term: 'Complemento', value: limpiarComplemento(persona.complemento_documento) },
  ];
  const identidad = [
    { term: 'Nombres', value: persona.nombres },
    { term: 'Apellido paterno', value: persona.primer_apellido },
    { term: 'Apellido materno', value: persona.segundo_apellido },
    ...documento,
    { term: 'Fecha de nacimiento', value: mostrarFechaDelServidor(persona.fecha_nacimiento) },
  ];

  return (
    <FormSection title="Información personal">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          mb: 3,
        }}
      >
        <ImagePicker label="Cambiar fotografía" onPick={async (archivo) => onFoto(await reducirFoto(archivo))}>
          <Fotografia src={fuenteFoto(foto ?? persona.imagen_fotografica)} nombre={nombre} />
        </ImagePicker>
        <Stack spacing={2}>
          <DescriptionList items={identidadEditable ? documento : identidad} />
          {identidadEditable ? (
            <>
              <Alert severity="warning">
                El SEGIP no tiene los datos de la persona: cópielos del certificado de defunción.
              </Alert>
              <CamposIdentidad form={form} />
            </>
          ) : null}
        </Stack>
      </Box>
      <FormGrid>
        <FormSelect control={control} name="genero" label="Género" options={porSigla(generos)} emptyLabel="Ninguno" />
        <FormSelect
          control={control}
          name="estado_civil"
          label="Estado civil"
          options={porSigla(estadosCiviles)}
          emptyLabel="Ninguno"
        />
        <CamposLugar form={form} departamento="departamento" municipio="municipio" />
        <FormTextField
          control={control}
          name="correo_electronico"
          label="Correo electrónico"
          inputMode="email"
          autoComplete="off"
          maxLength={150}
        />
        <FormTextField
          control={control}
          name="telefono_domicilio"
          label="Teléfono de domicilio"
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
        />
        <FormTextField
          control={control}
          name="telefono_movil"
          label="Teléfono móvil"
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
        />
        <FormTextField control={control} name="direccion" label="Dirección" autoComplete="off" maxLength={300} />
      </FormGrid>
    </FormSection>
  );
}
