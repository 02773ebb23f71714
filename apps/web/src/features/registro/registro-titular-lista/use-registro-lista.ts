import { codigoGuardado } from '@sgpa/domain/shared/codigo-entidad';
import { entidadesDe, entidadesDeFuentes } from '@sgpa/domain/titular/fuentes';
import { AVISO_PASO3_LISTA } from '@sgpa/domain/titular/registro-titular-lista';
import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { leerFecha } from '../../../lib/escrito.ts';
import { llamar } from '../../../lib/llamar.ts';
import { horaDelDia, hoy, reloj } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { Modo } from '../../../lib/use-perfil.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { useEmpleador } from '../../empleador/use-empleador.ts';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { AL_GUARDAR_EN_LISTA } from '../../guardado/resultado-lista.ts';
import { type EmpleoNuevo, textoDeFamilia } from '../cambio-de-empleador/familia.ts';
import { useFamiliaQuePasa } from '../cambio-de-empleador/use-familia.ts';
import { dudaDe } from '../duda-de-fecha.ts';
import {
  codigoDe,
  codigoDeBusqueda,
  type FormularioLista,
  type PedidoLista,
  revisarPaso3,
  toForm,
  toRequest,
} from './registro-titular-lista.form.ts';
import { CON_OTRO, yaTiene } from './texto-de-entidad.ts';

/** @param clave stays the same for every try of one intention: the server then writes once. */
export async function registrarDesdeLista(cuerpo: PedidoLista, clave: string) {
  const { data } = await llamar('registro-titular-lista', { body: cuerpo }, { clave });
  return data[0]?.estado_almacenamiento;
}

const TITULO = 'Esta seguro de realizar la inserción del titular?';

/** Keeps the form of the panel's third step, what is missing in it, and how it is saved. */
export function useRegistroLista({ persona }: PersonaEnCurso, modo: Modo, alTerminar: () => void) {
  const { eligeEnte } = modo;
  const fuentes = useMemo(() => entidadesDeFuentes(persona.estado_fuente_pago.detalle), [persona]);
  const [hora] = useState(() => horaDelDia(reloj.ahora()));
  const form = useForm<FormularioLista>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toForm(fuentes, { hoy: hoy(), modo }),
    resolver: resolverDe((valores) =>
      revisarPaso3(valores, { eligeEnte, hoy: hoy(), nacimiento: persona.fecha_nacimiento }),
    ),
  });
  const { formState, setValue, trigger } = form;
  const valores = form.watch();
  const codigo = codigoDe(valores);
  const sinCodigo = codigo === '';
  const empleador = useEmpleador(codigoDeBusqueda(codigo));

  function nombreDe(cual: string): string | undefined {
    const deFuente = entidadesDe(fuentes).find((una) => una.codigo === cual);
    return deFuente?.razonSocial ?? empleador.enCache(codigoDeBusqueda(cual))?.nombre;
  }
  const registro = (escrito: FormularioLista): EmpleoNuevo => {
    const cual = codigoDe(escrito);
    return {
      codigo_entidad: escrito.origen === 'FIJO' || nombreDe(cual) !== undefined ? cual : null,
      fecha_inicio: leerFecha(escrito.fecha_inicio),
      tipo_asegurado: escrito.tipo_asegurado,
      id_ente_gestor: eligeEnte ? Number(escrito.id_ente_gestor) : null,
    };
  };
  const familia = useFamiliaQuePasa(persona, registro(valores));
  // Who had another job is asked once, when it is known whether it is a change of employer, and for whom.
  const preguntaAlGuardar = persona.empleos_con_baja.length > 0;

  const guardado = useEscritura({
    ...AL_GUARDAR_EN_LISTA,
    pregunta: ({ codigo_entidad }: PedidoLista) => {
      const nombre = nombreDe(codigo_entidad);
      const { fecha_inicio, tipo_asegurado, origen } = form.getValues();
      const conOtro = preguntaAlGuardar && origen === 'MANUAL' && entidadesDe(fuentes).length > 0;
      const datos = [
        ['Afiliación', `Titular, ${tipo_asegurado}, desde el ${fecha_inicio}.`],
        ['Entidad empleadora', nombre && `${nombre} (${codigoGuardado(codigo_entidad)})`],
        [CON_OTRO, conOtro ? yaTiene(entidadesDe(fuentes)) : null],
        ['Beneficiarios', textoDeFamilia(familia.enCache(registro(form.getValues())), form.getValues('se_quedan'))],
        ['¿Está seguro de la fecha?', dudaDe({ tipo_asegurado, fecha_inicio }, persona)],
      ] as const;
      return { ...preguntaDeRegistro(persona, datos, 'Registrar titular', true), title: TITULO };
    },
    enviar: registrarDesdeLista,
    alTerminar,
  });

  // Letters in a NIT are told where they are typed.
  const malEscrito = sinCodigo && valores.tipo_codigo !== '' && valores.numero_entidad.trim() !== '';
  useEffect(() => {
    if (malEscrito) void trigger('numero_entidad');
  }, [malEscrito, trigger]);
  // `isValid` is only kept up from when it is first read.
  const incompleta = sinCodigo || (formState.isSubmitted && Object.keys(formState.errors).length > 0);

  function poner(campos: Partial<FormularioLista>) {
    for (const [campo, valor] of Object.entries(campos)) {
      setValue(campo as keyof FormularioLista, valor, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    form.clearErrors(['codigo_entidad', 'tipo_codigo', 'numero_entidad', 'tipo_asegurado']);
  }

  const guardar = form.handleSubmit((escrito) =>
    guardado.escribir(
      toRequest(escrito, { persona, modo, hoy: hoy(), hora, familia: familia.enCache(registro(escrito)) }),
    ),
  );
  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    // An employer that is not found is told under the code, and nothing is asked.
    const escrito = form.getValues();
    const porBuscar = escrito.origen === 'MANUAL' && codigoDe(escrito) !== '';
    if (porBuscar && !(await empleador.buscarSiFalta(codigoDeBusqueda(codigoDe(escrito))))) return;
    await familia.buscarSiFalta(registro(escrito));
    await guardar();
  }

  return {
    form,
    fuentes,
    eligeEnte,
    guardado,
    familia,
    preguntaAlGuardar,
    sinCodigo,
    aviso: incompleta ? AVISO_PASO3_LISTA : null,
    poner,
    /** The employer is named as a source or the search did, or the search says why it found none. */
    empleador: {
      nombre: sinCodigo ? undefined : nombreDe(codigo),
      problema: valores.origen === 'MANUAL' ? empleador.problema : undefined,
      buscar: (cual: FormularioLista) => {
        const escrito = codigoDe(cual);
        if (escrito !== '' && nombreDe(escrito) === undefined) empleador.buscar(codigoDeBusqueda(escrito));
      },
    },
    enviar,
  };
}
