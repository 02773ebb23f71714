import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import { edadALaFecha, esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import { hoy } from '../../lib/reloj.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { ImagePicker } from '../../ui/ImagePicker.tsx';
import { fetchedToRead, withTimeLimit } from '../../ui/with-time-limit.ts';
import { CamposLugar } from '../catalogo/CamposLugar.tsx';
import { hallarEnLista, porSigla } from '../catalogo/opciones.ts';
import { useGrupo } from '../catalogo/use-listas.ts';
import { AvisoDeRelleno } from './AvisoDeRelleno.tsx';
import { type CamposPersona, DE_CONTACTO } from './campos-persona.ts';
import { direccionDeFoto, type FotoEnMano, Fotografia, SIN_FOTO } from './Fotografia.tsx';
import { apellidosYNombre, type Identidad } from './identidad.ts';

/** The identity service writes some values by code or name: once the list is there, the field holds the sigla. */
function useSigla(
  { getValues, setValue }: UseFormReturn<CamposPersona>,
  campo: 'genero' | 'estado_civil' | 'departamento',
  lista: readonly Parametrica[],
): void {
  useEffect(() => {
    const actual = getValues(campo);
    const hallada = hallarEnLista(lista, actual);
    if (hallada && hallada.sigla !== actual) setValue(campo, hallada.sigla);
  }, [campo, lista, getValues, setValue]);
}

// The picture reader is loaded with the first picture chosen.
const traerReductor = fetchedToRead(withTimeLimit(() => import('./reducir-foto.ts')));

type Persona = Identidad & { edad: number | null };

const documentoDe = (persona: Persona) => [
  { term: 'Número de documento', value: `${persona.tipo_documento} ${persona.numero_documento}` },
  { term: 'Complemento', value: limpiarComplemento(persona.complemento_documento) },
];

/** Tells the age on the day of the death, where one is being registered. */
function identidadConocida(persona: Persona, defuncion: FechaCivil | null) {
  const { fecha_nacimiento: nacimiento } = persona;
  const edad =
    defuncion !== null && esFechaCivil(nacimiento) ? edadALaFecha(nacimiento, defuncion, hoy()) : persona.edad;
  return [
    { term: 'Nombres', value: persona.nombres },
    { term: 'Apellido paterno', value: persona.primer_apellido },
    { term: 'Apellido materno', value: persona.segundo_apellido },
    ...documentoDe(persona),
    { term: 'Fecha de nacimiento', value: mostrarFechaDelServidor(nacimiento) },
    { term: 'Edad', value: edad === null ? '' : `${edad} años` },
  ];
}

interface Props {
  form: UseFormReturn<CamposPersona>;
  persona: Persona;
  /** The day is that of the death being registered, as far as it is typed. */
  defuncion?: FechaCivil | null;
  /** The fields ask for names and birth date, where nobody else knows them. */
  identidad?: ReactNode;
  /** The present photograph comes as base64 or an address. */
  fotoActual: string | null;
  foto: FotoEnMano;
  alElegirFoto: (foto: FotoEnMano) => void;
  /** The photograph is the managing entity's own, which may remove it; the identity service's may only be replaced. */
  quitable?: boolean;
}

export function SeccionPersona(props: Props) {
  const { form, persona, defuncion = null, identidad, fotoActual, foto, alElegirFoto, quitable } = props;
  const { control } = form;
  const generos = useGrupo('GENERO');
  const civiles = useGrupo('ESTADO_CIVIL');
  useSigla(form, 'genero', generos);
  useSigla(form, 'estado_civil', civiles);
  useSigla(form, 'departamento', useGrupo('DEPARTAMENTO'));
  return (
    <FormSection title="Información personal">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
          mb: 3,
        }}
      >
        <ImagePicker
          label="Cambiar fotografía"
          onPick={async (archivo) => {
            const { reducirFoto } = await traerReductor();
            alElegirFoto(await reducirFoto(archivo));
          }}
          onUndo={foto === null ? undefined : () => alElegirFoto(null)}
          undoLabel={foto === SIN_FOTO ? 'Dejar la fotografía que había' : 'Quitar la fotografía elegida'}
          onRemove={quitable && foto === null && fotoActual !== null ? () => alElegirFoto(SIN_FOTO) : undefined}
        >
          <Fotografia src={direccionDeFoto(foto ?? fotoActual)} nombre={apellidosYNombre(persona)} />
        </ImagePicker>
        <Stack spacing={2}>
          <DescriptionList items={identidad ? documentoDe(persona) : identidadConocida(persona, defuncion)} />
          <AvisoDeRelleno persona={persona} />
          {identidad}
        </Stack>
      </Box>
      <FormGrid>
        <FormFields
          control={control}
          fields={[
            { kind: 'select', name: 'genero', label: 'Género', options: porSigla(generos), emptyLabel: 'Ninguno' },
            {
              kind: 'select',
              name: 'estado_civil',
              label: 'Estado civil',
              options: porSigla(civiles),
              emptyLabel: 'Ninguno',
            },
          ]}
        />
        <CamposLugar form={form} departamento="departamento" municipio="municipio" />
        <FormFields control={control} fields={DE_CONTACTO} />
      </FormGrid>
    </FormSection>
  );
}
