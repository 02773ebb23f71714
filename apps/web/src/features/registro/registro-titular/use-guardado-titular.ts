import type { Cuerpo } from '@sgpa/contract/envios';
import type { SubmitEvent } from 'react';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { toast } from '../../../ui/toast.ts';
import type { Borrador } from '../../asistente/asistente.ts';
import { olvidarTodo, type PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { FALTAN_CAMPOS, interpretarFalla, interpretarRegistro } from '../../guardado/resultado-registro.ts';
import type { FotoEnMano } from '../../persona/Fotografia.tsx';
import { textoDeFamilia } from '../cambio-de-empleador/familia.ts';
import { dudaDe } from '../duda-de-fecha.ts';
import type { Fallecido } from '../registro-fallecido/registro-fallecido.form.ts';
import { toRequest } from './registro-titular.form.ts';
import type { useFormularioRegistro } from './use-formulario-registro.ts';

/** @param clave stays the same for every try of one intention: the server then writes once. */
async function registrarTitular(cuerpo: Cuerpo<'registro-titular'>, clave: string) {
  const { data } = await llamar('registro-titular', { body: cuerpo }, { clave });
  return data[0]?.estado_almacenamiento;
}

interface Opciones {
  enCurso: PersonaEnCurso;
  fallecido: Fallecido | null;
  foto: FotoEnMano | null;
  borrador: Borrador;
  alGuardar: () => void;
}

/** Asks before the holder is registered, with what will be written, and forgets the drafts once that is done. */
export function useGuardadoTitular(registro: ReturnType<typeof useFormularioRegistro>, opciones: Opciones) {
  const { form, modo, empleador, familia } = registro;
  const { enCurso, fallecido, foto, borrador, alGuardar } = opciones;
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

  return { guardado, enviar };
}
