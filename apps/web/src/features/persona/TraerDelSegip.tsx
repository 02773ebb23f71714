import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Cuerpo } from '@sgpa/contract/envios';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { TEXTO_SEGIP_AMBIGUO, TEXTO_SEGIP_SIN_NADIE } from '@sgpa/domain/identidad/textos';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { armarDesenlace } from '../../lib/desenlace.ts';
import { leerFecha } from '../../lib/escrito.ts';
import { llamar } from '../../lib/llamar.ts';
import { permite } from '../../lib/permisos.ts';
import { hoy } from '../../lib/reloj.ts';
import { AL_GUARDAR_EN_DIALOGO, HECHO } from '../../lib/respuesta-accion.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import { useEscritura } from '../../lib/use-escritura.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { AlertLines } from '../../ui/AlertLines.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { CampoComplemento } from './CampoNumeroDocumento.tsx';

/** Asks before a person's identity is fetched, and saves it (see lib/use-escritura.ts), with or without a new card. */
const traerDelSegip = (quien: string) => ({
  pregunta: {
    title: '¿Está seguro de traer la identidad del SEGIP?',
    text: 'Si el SEGIP corrigió un dato, el registro de la persona lo sigue en todos los entes gestores.',
    facts: [{ label: 'Persona', value: quien }],
    acceptLabel: 'Traer',
  },
  enviar: (body: Cuerpo<'correccion-identidad'>, clave: string) => llamar('correccion-identidad', { body }, { clave }),
  refresca: DE_LA_AFILIACION,
});

interface PropsDeDialogoCedula {
  idAfiliado: number;
  /** The text gives name and document, as the question names the person. */
  quien: string;
  alCerrar: () => void;
  alTerminar: () => void;
}

const EN_LINEA = { display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 160px' } };

const revisarNacimiento = (texto: string): string | true =>
  texto === '' || (revisarNacimientoEscrito(texto, hoy())?.texto ?? true);

/** Takes what the new card says when the file's data find nobody: either field may be left out. */
export function DialogoCedula({ idAfiliado, quien, alCerrar, alTerminar }: PropsDeDialogoCedula) {
  const form = useForm({ defaultValues: { complemento: '', nacimiento: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `correccion-identidad:${idAfiliado}`);
  const { enviando, desenlace, escribir } = useEscritura({ ...traerDelSegip(quien), ...AL_GUARDAR_EN_DIALOGO });
  return (
    <FormDialog
      title="Lo que dice la cédula"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={desenlace}
      submit="Traer del SEGIP"
      onSubmit={handleSubmit(({ complemento, nacimiento }) =>
        escribir({
          idAfiliadoEnteGestor: idAfiliado,
          complemento_documento: complemento || null,
          fecha_nacimiento: leerFecha(nacimiento),
        }),
      )}
      onLeave={alCerrar}
      onSaved={alTerminar}
    >
      <Box sx={EN_LINEA}>
        <CampoComplemento control={control} name="complemento" />
        <FormDateField
          birth
          control={control}
          name="nacimiento"
          label="Fecha de nacimiento"
          rules={{ validate: (texto) => revisarNacimiento(String(texto)) }}
        />
      </Box>
    </FormDialog>
  );
}

/** After these texts the new card may find the person whom the file does not. */
const PIDEN_LA_CEDULA = [TEXTO_SEGIP_SIN_NADIE, TEXTO_SEGIP_AMBIGUO];

interface Props {
  idAfiliado: number;
  /** The text gives name and document, as the question names the person. */
  quien: string;
  alTraer?: () => void;
}

/** Offers 'Traer del SEGIP' (acuerdos §12 'One person'): the file follows what the identity service says now. */
export function TraerDelSegip({ idAfiliado, quien, alTraer }: Props) {
  const perfil = usePerfil();
  const [conCedula, setConCedula] = useState(false);
  const { enviando, desenlace, escribir, olvidar } = useEscritura({
    ...traerDelSegip(quien),
    ...AL_GUARDAR_EN_DIALOGO,
    interpretar: ({ codigo_respuesta, mensaje }: RespuestaAccion) =>
      armarDesenlace({ logrado: codigo_respuesta === HECHO, mensajes: [mensaje] }),
    alTerminar: () => alTraer?.(),
  });
  if (perfil.data === undefined || !permite(perfil.data, 'correccion-identidad')) return null;
  const mensajes = desenlace?.mensajes ?? [];
  const sinLaCedula = { idAfiliadoEnteGestor: idAfiliado, complemento_documento: null, fecha_nacimiento: null };
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, justifyItems: 'start', '@media print': { display: 'none' } }}>
      <Box role="status" sx={{ display: 'contents' }}>
        <AlertLines severity={desenlace?.logrado ? 'success' : 'warning'} lines={mensajes} />
      </Box>
      {mensajes.some((mensaje) => PIDEN_LA_CEDULA.includes(mensaje)) ? (
        <Button variant="contained" size="small" onClick={() => setConCedula(true)}>
          Escribir lo que dice la cédula
        </Button>
      ) : null}
      <Button variant="outlined" size="small" aria-disabled={enviando} onClick={() => void escribir(sinLaCedula)}>
        Traer del SEGIP
      </Button>
      {conCedula ? (
        <DialogoCedula
          idAfiliado={idAfiliado}
          quien={quien}
          alCerrar={() => setConCedula(false)}
          alTerminar={() => {
            setConCedula(false);
            olvidar();
            alTraer?.();
          }}
        />
      ) : null}
    </Box>
  );
}
