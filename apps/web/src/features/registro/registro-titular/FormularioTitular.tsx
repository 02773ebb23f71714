import Box from '@mui/material/Box';
import { exigeCertificado } from '@sgpa/domain/titular/registro-fallecido';
import { lazy, type SubmitEvent, Suspense, useRef } from 'react';
import { leerFecha } from '../../../lib/escrito.ts';
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
import { SeccionEstablecimiento } from '../../afiliacion/CamposEstablecimiento.tsx';
import { codigoEntero, tieneCodigoFijo } from '../../afiliacion/campos-titular.ts';
import { SeccionEnteGestor } from '../../afiliacion/SeccionEnteGestor.tsx';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { olvidarTodo, type PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { SeccionEmpleador } from '../../empleador/SeccionEmpleador.tsx';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { PieDeAsistente } from '../../guardado/PieDeAsistente.tsx';
import { FALTAN_CAMPOS, interpretarFalla, interpretarRegistro } from '../../guardado/resultado-registro.ts';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { textoDeFamilia } from '../cambio-de-empleador/familia.ts';
import { SeccionFamilia } from '../cambio-de-empleador/SeccionFamilia.tsx';
import { dudaDe } from '../duda-de-fecha.ts';
import { CamposIdentidad } from '../registro-fallecido/CamposIdentidad.tsx';
import { esSinIdentidad } from '../registro-fallecido/registro-fallecido.form.ts';
import { SeccionFallecido } from '../registro-fallecido/SeccionFallecido.tsx';
import type { VarianteTitular } from '../variante.ts';
import { registrarTitular } from './registro-titular.api.ts';
import { toRequest } from './registro-titular.form.ts';
import { useFormularioRegistro } from './use-formulario-registro.ts';

// Several employers declared only a few people; its place is kept.
const EmpleadoresDeclarados = lazy(withTimeLimit(() => import('./EmpleadoresDeclarados.tsx')));

interface Props {
  variante: VarianteTitular;
  enCurso: PersonaEnCurso;
  alGuardar: () => void;
}

export function FormularioTitular({ variante, enCurso, alGuardar }: Props) {
  const { borrador, admiteFallecidos } = ASISTENTES[variante];
  const elemento = useRef<HTMLFormElement>(null);
  const [certificado, guardarCertificado] = useArchivoEnMano(borrador.certificado);
  const fallecido = admiteFallecidos
    ? {
        certificado,
        sinIdentidad: esSinIdentidad(enCurso),
        codigo: enCurso.persona.estado_respuesta.codigo,
        vigentes: enCurso.persona.titular_vigente,
      }
    : null;
  const registro = useFormularioRegistro(enCurso, { borrador: borrador.paso3, fallecido });
  const { form, modo, empleador, familia, declarados, elegirTipo, elegirDeclarado } = registro;
  const [foto, guardarFoto] = useArchivoEnMano(borrador.foto);
  const guardado = useEscritura({
    pregunta: () => {
      const { fecha_inicio, tipo_asegurado, fecha_defuncion, ...escrito } = form.getValues();
      const conocido = empleador.conocida(escrito);
      const que = [
        ['Afiliación', `Titular, ${tipo_asegurado}, desde el ${fecha_inicio}.`],
        ['Empleador', conocido && `${conocido.nombre} (${conocido.codigo})`],
        ['Fallecimiento', fecha_defuncion],
        ['Beneficiarios', textoDeFamilia(familia.conocida(form.getValues()), form.getValues('se_quedan'))],
        ['¿Está seguro de la fecha?', dudaDe({ tipo_asegurado, fecha_inicio }, enCurso.persona)],
      ] as const;
      return fallecido
        ? preguntaDeRegistro(enCurso.persona, que, 'Registrar fallecido')
        : preguntaDeRegistro(enCurso.persona, que, 'Registrar titular', true);
    },
    enviar: registrarTitular,
    interpretar: interpretarRegistro,
    interpretarFalla,
    borrador: borrador.clave,
    alTerminar: () => {
      olvidarTodo(borrador);
      alGuardar();
    },
  });
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues);
  const [tipo_codigo, codigo_entidad] = form.watch(['tipo_codigo', 'codigo_entidad']);
  const entidad = { tipo_codigo, codigo_entidad };
  const elegible = !tieneCodigoFijo(entidad) && declarados.length > 1;

  const guardar = form.handleSubmit(
    (valores) => {
      const pasa = familia.conocida(valores);
      return guardado.escribir(toRequest(valores, { ...enCurso, modo, foto, fallecido, hoy: hoy(), familia: pasa }));
    },
    () => toast('warning', FALTAN_CAMPOS),
  );

  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    await empleador.asegurar();
    await familia.asegurar();
    await guardar();
  }

  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <DraftNotice draft={registro.deAntes} />
      <SeccionPersona
        form={parteDe(form)}
        persona={enCurso.persona}
        defuncion={fallecido ? leerFecha(form.watch('fecha_defuncion')) : null}
        identidad={fallecido?.sinIdentidad ? <CamposIdentidad form={parteDe(form)} /> : undefined}
        fotoActual={enCurso.persona.imagen_fotografica}
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
      {modo.seccionesOcultas ? (
        <SeccionEstablecimiento form={parteDe(form)} />
      ) : (
        <>
          <SeccionEnteGestor form={parteDe(form)} eligeEnte={modo.eligeEnte} onTipoAsegurado={elegirTipo} />
          <SeccionEmpleador form={parteDe(form)} empleador={empleador}>
            {elegible ? (
              <Suspense fallback={<Box sx={{ height: 31 + 38 * declarados.length }} />}>
                <EmpleadoresDeclarados
                  empleadores={declarados}
                  actual={codigoEntero(entidad)}
                  onElegir={elegirDeclarado}
                />
              </Suspense>
            ) : null}
          </SeccionEmpleador>
        </>
      )}
      <SeccionFamilia
        familia={familia}
        seQuedan={form.watch('se_quedan')}
        alElegir={(seQuedan) => form.setValue('se_quedan', seQuedan, { shouldDirty: true })}
      />
      <PieDeAsistente guardado={guardado} />
    </FormStack>
  );
}
