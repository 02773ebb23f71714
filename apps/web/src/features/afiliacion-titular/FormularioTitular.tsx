import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { hoy } from '../../lib/reloj.ts';
import { useBorrador } from '../../lib/use-borrador.ts';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { toast } from '../../ui/toast.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { ASISTENTES, type Variante } from './asistente.ts';
import { CamposEstablecimiento } from './CamposEstablecimiento.tsx';
import { DetallesRegistro } from './DetallesRegistro.tsx';
import type { PersonaEnCurso } from './persona-validada.ts';
import { esSinIdentidad } from './registro-fallecido.form.ts';
import { toRequest } from './registro-titular.form.ts';
import { SeccionEmpleador } from './SeccionEmpleador.tsx';
import { SeccionEnteGestor } from './SeccionEnteGestor.tsx';
import { SeccionFallecido } from './SeccionFallecido.tsx';
import { SeccionPersona } from './SeccionPersona.tsx';
import { useCertificado } from './use-certificado.ts';
import { useFormularioRegistro } from './use-formulario-registro.ts';
import { useRegistro } from './use-registro.ts';

interface Props {
  variante: Variante;
  enCurso: PersonaEnCurso;
  alGuardar: () => void;
}

const FALTAN_CAMPOS = 'Observación: Debe introducir la información en los campos requeridos.';

export function FormularioTitular({ variante, enCurso, alGuardar }: Props) {
  const { borrador, admiteFallecidos } = ASISTENTES[variante];
  const elemento = useRef<HTMLFormElement>(null);
  const [certificado, guardarCertificado] = useCertificado(borrador.certificado);
  const fallecido = admiteFallecidos ? { certificado, sinIdentidad: esSinIdentidad(enCurso) } : null;
  const registro = useFormularioRegistro(enCurso, { borrador: borrador.paso3, fallecido });
  const { form, modo, empleador, declarados, elegirTipo, elegirDeclarado } = registro;
  const [foto, guardarFoto] = useBorrador<string | null>(borrador.foto, null);
  const { guardando, detalles, guardar } = useRegistro(borrador, alGuardar);
  useFocusFirstError(elemento, form.formState);

  const enviar = form.handleSubmit(
    (valores) => guardar(toRequest(valores, { ...enCurso, modo, foto, fallecido, hoy: hoy() })),
    () => toast('warning', FALTAN_CAMPOS),
  );

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2}>
      <SeccionPersona
        form={form}
        persona={enCurso.persona}
        identidadEditable={fallecido?.sinIdentidad ?? false}
        foto={foto}
        onFoto={guardarFoto}
      />
      {fallecido ? (
        <SeccionFallecido form={form} hayCertificado={certificado !== null} onCertificado={guardarCertificado} />
      ) : null}
      {modo.seccionesOcultas ? (
        <FormSection title="Establecimiento de salud">
          <FormGrid>
            <CamposEstablecimiento form={form} />
          </FormGrid>
        </FormSection>
      ) : (
        <>
          <SeccionEnteGestor form={form} eligeEnte={modo.eligeEnte} onTipoAsegurado={elegirTipo} />
          <SeccionEmpleador form={form} empleador={empleador} declarados={declarados} onDeclarado={elegirDeclarado} />
        </>
      )}
      <DetallesRegistro detalles={detalles} />
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        3. GUARDAR INFORMACIÓN
      </Button>
      <BlockingDialog open={guardando} title="Procesando registro" />
    </Stack>
  );
}
