import Box from '@mui/material/Box';
import type { Cuerpo } from '@sgpa/contract/envios';
import { exigeCertificado } from '@sgpa/domain/titular/registro-fallecido';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { leerFecha } from '../../../lib/escrito.ts';
import { llamar } from '../../../lib/llamar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useArchivoEnMano } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { codigoEntero, tieneCodigoFijo } from '../../afiliacion/campos-titular.ts';
import { SeccionEnteGestor, SeccionEstablecimiento } from '../../afiliacion/SeccionEnteGestor.tsx';
import { ASISTENTES, type ClavesDeBorrador, SIN_PERSONA } from '../../asistente/asistente.ts';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { leerPersona, olvidarTodo, type PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { SeccionEmpleador } from '../../empleador/SeccionEmpleador.tsx';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { PieDeAsistente } from '../../guardado/PieDeAsistente.tsx';
import { FALTAN_CAMPOS, interpretarFalla, interpretarRegistro } from '../../guardado/resultado-registro.ts';
import type { FotoEnMano } from '../../persona/Fotografia.tsx';
import { numeroDeDocumento, personaConDocumento } from '../../persona/identidad.ts';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { textoDeFamilia } from '../cambio-de-empleador/familia.ts';
import { SeccionFamilia } from '../cambio-de-empleador/SeccionFamilia.tsx';
import { dudaDe } from '../duda-de-fecha.ts';
import { CamposIdentidad } from '../registro-fallecido/CamposIdentidad.tsx';
import { type DatosDelFallecido, esSinIdentidad } from '../registro-fallecido/registro-fallecido.form.ts';
import { SeccionFallecido } from '../registro-fallecido/SeccionFallecido.tsx';
import type { VarianteTitular } from '../variante.ts';
import { toRequest } from './registro-titular.form.ts';
import { useFormularioRegistro } from './use-formulario-registro.ts';

/** @param clave stays the same for every try of one intention: the server then writes once. */
async function registrarTitular(cuerpo: Cuerpo<'registro-titular'>, clave: string) {
  const { data } = await llamar('registro-titular', { body: cuerpo }, { clave });
  return data[0]?.estado_almacenamiento;
}

interface Opciones {
  enCurso: PersonaEnCurso;
  fallecido: DatosDelFallecido | null;
  foto: FotoEnMano | null;
  borradores: ClavesDeBorrador;
  alGuardar: () => void;
}

/** Asks before the holder is registered, with what will be written, and forgets the drafts once that is done. */
function useGuardadoTitular(paso3: ReturnType<typeof useFormularioRegistro>, opciones: Opciones) {
  const { form, modo, empleador, familia } = paso3;
  const { enCurso, fallecido, foto, borradores, alGuardar } = opciones;
  const guardado = useEscritura({
    pregunta: () => {
      const { fecha_inicio, tipo_asegurado, fecha_defuncion, ...escrito } = form.getValues();
      const conocido = empleador.enCache(escrito);
      const datos = [
        ['Afiliación', `Titular, ${tipo_asegurado}, desde el ${fecha_inicio}.`],
        ['Empleador', conocido && `${conocido.nombre} (${conocido.codigo})`],
        ['Fallecimiento', fecha_defuncion],
        ['Beneficiarios', textoDeFamilia(familia.enCache(form.getValues()), form.getValues('se_quedan'))],
        ['¿Está seguro de la fecha?', dudaDe({ tipo_asegurado, fecha_inicio }, enCurso.persona)],
      ] as const;
      return fallecido
        ? preguntaDeRegistro(enCurso.persona, datos, 'Registrar fallecido')
        : preguntaDeRegistro(enCurso.persona, datos, 'Registrar titular', true);
    },
    enviar: registrarTitular,
    interpretar: interpretarRegistro,
    interpretarFalla,
    borradorDeClave: borradores.intencion,
    alTerminar: () => {
      olvidarTodo(borradores);
      alGuardar();
    },
  });

  const guardar = form.handleSubmit(
    (valores) => {
      const envio = { ...enCurso, modo, foto, fallecido, hoy: hoy(), familia: familia.enCache(valores) };
      return guardado.escribir(toRequest(valores, envio));
    },
    () => toast('warning', FALTAN_CAMPOS),
  );

  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    await empleador.buscarSiFalta();
    await familia.buscarSiFalta();
    await guardar();
  }

  return { guardado, enviar };
}

// Few people have several employers that declared them, so it is loaded late; its place is kept.
const EmpleadoresDeclarados = lazy(withTimeLimit(() => import('./EmpleadoresDeclarados.tsx')));

interface Props {
  variante: VarianteTitular;
  enCurso: PersonaEnCurso;
  alGuardar: () => void;
}

function FormularioTitular({ variante, enCurso, alGuardar }: Props) {
  const { borradores, admiteFallecidos } = ASISTENTES[variante];
  const { persona } = enCurso;
  const elemento = useRef<HTMLFormElement>(null);
  const [certificado, guardarCertificado] = useArchivoEnMano(borradores.certificado);
  const [foto, guardarFoto] = useArchivoEnMano(borradores.foto);
  const fallecido = admiteFallecidos
    ? {
        certificado,
        sinIdentidad: esSinIdentidad(enCurso),
        codigo: persona.estado_respuesta.codigo,
        vigentes: persona.titular_vigente,
      }
    : null;
  const paso3 = useFormularioRegistro(enCurso, { borrador: borradores.paso3, fallecido });
  const { form, familia } = paso3;
  const { guardado, enviar } = useGuardadoTitular(paso3, { enCurso, fallecido, foto, borradores, alGuardar });
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues);

  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <DraftNotice draft={paso3.borradorHallado} />
      <SeccionPersona
        form={parteDe(form)}
        persona={persona}
        defuncion={fallecido ? leerFecha(form.watch('fecha_defuncion')) : null}
        identidad={fallecido?.sinIdentidad ? <CamposIdentidad form={parteDe(form)} /> : undefined}
        fotoActual={persona.imagen_fotografica}
        foto={foto}
        alElegirFoto={guardarFoto}
      />
      {fallecido ? (
        <SeccionFallecido
          form={parteDe(form)}
          exigido={exigeCertificado(fallecido.codigo)}
          enMano={certificado !== null}
          alElegirArchivo={guardarCertificado}
        />
      ) : null}
      <SeccionAfiliacion paso3={paso3} />
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
function SeccionAfiliacion({ paso3 }: { paso3: ReturnType<typeof useFormularioRegistro> }) {
  const { form, modo, empleador, declarados, elegirTipo, elegirDeclarado } = paso3;
  const [tipo_codigo, codigo_entidad] = form.watch(['tipo_codigo', 'codigo_entidad']);
  const entidad = { tipo_codigo, codigo_entidad };
  if (modo.seccionesOcultas) return <SeccionEstablecimiento form={parteDe(form)} />;
  return (
    <>
      <SeccionEnteGestor form={parteDe(form)} eligeEnte={modo.eligeEnte} alElegirTipo={elegirTipo} />
      <SeccionEmpleador form={parteDe(form)} empleador={empleador}>
        {!tieneCodigoFijo(entidad) && declarados.length > 1 ? (
          <Suspense fallback={<Box sx={{ height: 31 + 38 * declarados.length }} />}>
            <EmpleadoresDeclarados empleadores={declarados} actual={codigoEntero(entidad)} alElegir={elegirDeclarado} />
          </Suspense>
        ) : null}
      </SeccionEmpleador>
    </>
  );
}

/** Shows step 3, which completes the data and saves the affiliation. */
export function PaginaCompletarDatos({ variante }: { variante: VarianteTitular }) {
  const navigate = useNavigate();
  const [enCurso] = useState(() => leerPersona(ASISTENTES[variante].borradores));
  if (enCurso === null) return <Navigate to={SIN_PERSONA} replace />;
  const registrado = numeroDeDocumento(enCurso.persona);
  const volver = () => void navigate({ to: '/asegurado', state: { registrado } });
  return (
    <MarcoAsistente variante={variante} paso={2} subtitulo={personaConDocumento(enCurso.persona)}>
      <FormularioTitular variante={variante} enCurso={enCurso} alGuardar={volver} />
    </MarcoAsistente>
  );
}
