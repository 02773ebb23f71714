import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { TEXTO_SEGIP_AMBIGUO, TEXTO_SEGIP_SIN_NADIE } from '@sgpa/domain/identidad/textos';
import { useForm } from 'react-hook-form';
import { desenlace } from '../../../lib/desenlace.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { leerFecha } from '../../../lib/escrito.ts';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { HECHO } from '../../../lib/respuesta-accion.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { CamposDeCedula, type DeCedula } from './CamposDeCedula.tsx';

/** Where what the file says finds nobody, what the new card says may. */
const PIDEN_LA_CEDULA = [TEXTO_SEGIP_SIN_NADIE, TEXTO_SEGIP_AMBIGUO];
interface Props {
  idAfiliado: number;
  /** Name and document, as the question names the person. */
  quien: string;
}

/** 'Traer del SEGIP' (decisions §12 'One person'): the file follows what the identity service says now. */
export function TraerDelSegip({ idAfiliado, quien }: Props) {
  const perfil = usePerfil();
  const form = useForm<DeCedula>({ defaultValues: { complemento: '', nacimiento: '' } });
  const { enviando, resultado, escribir } = useEscritura({
    pregunta: {
      title: '¿Está seguro de traer la identidad del SEGIP?',
      text: 'Si el SEGIP corrigió un dato, el registro de la persona lo sigue en todos los entes gestores.',
      facts: [{ label: 'Persona', value: quien }],
      acceptLabel: 'Traer',
    },
    enviar: (body: Cuerpo<'correccion-identidad'>, clave) => llamar('correccion-identidad', { body }, { clave }),
    interpretar: ({ codigo_respuesta, mensaje }: RespuestaAccion) =>
      desenlace({ hecho: codigo_respuesta === HECHO, mensajes: [mensaje] }),
    interpretarFalla: (error) => desenlace({ mensajes: [mensajeDeError(error)] }),
    refresca: ['lista-asegurados', 'detalle-asegurado', 'historia-asegurado'],
  });
  if (perfil.data === undefined || !permite(perfil.data, 'correccion-identidad')) return null;
  const mensajes = resultado?.mensajes ?? [];
  const alEnviar = ({ complemento, nacimiento }: DeCedula) =>
    escribir({
      idAfiliadoEnteGestor: idAfiliado,
      complemento_documento: complemento || null,
      fecha_nacimiento: leerFecha(nacimiento),
    });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.handleSubmit(alEnviar)}
      sx={{ mt: 1.5, display: 'grid', gap: 1.5, justifyItems: 'start', '@media print': { display: 'none' } }}
    >
      <Box role="status" sx={{ display: 'contents' }}>
        <AlertLines severity={resultado?.hecho ? 'success' : 'warning'} lines={mensajes} />
      </Box>
      {mensajes.some((mensaje) => PIDEN_LA_CEDULA.includes(mensaje)) ? <CamposDeCedula control={form.control} /> : null}
      <Button type="submit" variant="outlined" size="small" aria-disabled={enviando}>
        Traer del SEGIP
      </Button>
    </Box>
  );
}
