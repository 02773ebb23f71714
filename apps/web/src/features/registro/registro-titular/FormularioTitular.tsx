import Box from '@mui/material/Box';
import { exigeCertificado } from '@sgpa/domain/titular/registro-fallecido';
import { lazy, Suspense, useRef } from 'react';
import { leerFecha } from '../../../lib/escrito.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { useArchivoEnMano } from '../../../lib/use-borrador.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { codigoEntero, tieneCodigoFijo } from '../../afiliacion/campos-titular.ts';
import { SeccionEnteGestor, SeccionEstablecimiento } from '../../afiliacion/SeccionEnteGestor.tsx';
import { ASISTENTES } from '../../asistente/asistente.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { SeccionEmpleador } from '../../empleador/SeccionEmpleador.tsx';
import { PieDeAsistente } from '../../guardado/PieDeAsistente.tsx';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { SeccionFamilia } from '../cambio-de-empleador/SeccionFamilia.tsx';
import { CamposIdentidad } from '../registro-fallecido/CamposIdentidad.tsx';
import { esSinIdentidad } from '../registro-fallecido/registro-fallecido.form.ts';
import { SeccionFallecido } from '../registro-fallecido/SeccionFallecido.tsx';
import type { VarianteTitular } from '../variante.ts';
import { useFormularioRegistro } from './use-formulario-registro.ts';
import { useGuardadoTitular } from './use-guardado-titular.ts';

// Several employers declared only a few people; its place is kept.
const EmpleadoresDeclarados = lazy(withTimeLimit(() => import('./EmpleadoresDeclarados.tsx')));

interface Props {
  variante: VarianteTitular;
  enCurso: PersonaEnCurso;
  alGuardar: () => void;
}

export function FormularioTitular({ variante, enCurso, alGuardar }: Props) {
  const { borrador, admiteFallecidos } = ASISTENTES[variante];
  const { persona } = enCurso;
  const elemento = useRef<HTMLFormElement>(null);
  const [certificado, guardarCertificado] = useArchivoEnMano(borrador.certificado);
  const [foto, guardarFoto] = useArchivoEnMano(borrador.foto);
  const fallecido = admiteFallecidos
    ? {
        certificado,
        sinIdentidad: esSinIdentidad(enCurso),
        codigo: persona.estado_respuesta.codigo,
        vigentes: persona.titular_vigente,
      }
    : null;
  const registro = useFormularioRegistro(enCurso, { borrador: borrador.paso3, fallecido });
  const { form, familia } = registro;
  const { guardado, enviar } = useGuardadoTitular(registro, { enCurso, fallecido, foto, borrador, alGuardar });
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues);

  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <DraftNotice draft={registro.deAntes} />
      <SeccionPersona
        form={parteDe(form)}
        persona={persona}
        defuncion={fallecido ? leerFecha(form.watch('fecha_defuncion')) : null}
        identidad={fallecido?.sinIdentidad ? <CamposIdentidad form={parteDe(form)} /> : undefined}
        fotoActual={persona.imagen_fotografica}
        foto={foto}
        onFoto={guardarFoto}
      />
      {fallecido ? (
        <SeccionFallecido
          form={parteDe(form)}
          exigido={exigeCertificado(fallecido.codigo)}
          conCertificado={certificado !== null}
          onCertificado={guardarCertificado}
        />
      ) : null}
      <SeccionAfiliacion registro={registro} />
      <SeccionFamilia
        familia={familia}
        seQuedan={form.watch('se_quedan')}
        alElegir={(seQuedan) => form.setValue('se_quedan', seQuedan, { shouldDirty: true })}
      />
      <PieDeAsistente guardado={guardado} />
    </FormStack>
  );
}

/** Shows where the holder is insured and works; some accounts choose the establishment alone. */
function SeccionAfiliacion({ registro }: { registro: ReturnType<typeof useFormularioRegistro> }) {
  const { form, modo, empleador, declarados, elegirTipo, elegirDeclarado } = registro;
  const [tipo_codigo, codigo_entidad] = form.watch(['tipo_codigo', 'codigo_entidad']);
  const entidad = { tipo_codigo, codigo_entidad };
  if (modo.seccionesOcultas) return <SeccionEstablecimiento form={parteDe(form)} />;
  return (
    <>
      <SeccionEnteGestor form={parteDe(form)} eligeEnte={modo.eligeEnte} onTipoAsegurado={elegirTipo} />
      <SeccionEmpleador form={parteDe(form)} empleador={empleador}>
        {!tieneCodigoFijo(entidad) && declarados.length > 1 ? (
          <Suspense fallback={<Box sx={{ height: 31 + 38 * declarados.length }} />}>
            <EmpleadoresDeclarados empleadores={declarados} actual={codigoEntero(entidad)} onElegir={elegirDeclarado} />
          </Suspense>
        ) : null}
      </SeccionEmpleador>
    </>
  );
}
