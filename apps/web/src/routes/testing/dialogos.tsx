import type { Alcance } from '../../features/asegurado/lista-asegurados/alcance.ts';
import { leerBusqueda } from '../../features/asegurado/lista-asegurados/direccion.ts';
import MenuDeFiltros from '../../features/asegurado/lista-asegurados/filtros/MenuDeFiltros.tsx';
import { leerPreferencias } from '../../features/asegurado/lista-asegurados/preferencias.ts';
import OpcionesDeVista from '../../features/asegurado/lista-asegurados/vista/OpcionesDeVista.tsx';
import { DialogoDetalles } from '../../features/asistente/PanelEnPasos.tsx';
import DialogoCertificado from '../../features/certificado/certificado/DialogoCertificado.tsx';
import DialogoPorRegir from '../../features/cuenta/aceptacion-terminos/DialogoPorRegir.tsx';
import DialogoTerminos from '../../features/cuenta/aceptacion-terminos/DialogoTerminos.tsx';
import { DialogoResultado } from '../../features/cuenta/cambio-password/PaginaCambioPassword.tsx';
import PanelOperaciones from '../../features/cuenta/operaciones-realizadas/PanelOperaciones.tsx';
import DialogoFactor from '../../features/cuenta/segundo-factor/DialogoFactor.tsx';
import { DialogoLecturaTerminos } from '../../features/cuenta/terminos-vigentes/DialogoLecturaTerminos.tsx';
import { Explicacion } from '../../features/estadistica/resumen-poblacion/CifrasDelDia.tsx';
import { DialogoBaja } from '../../features/novedad/baja-novedad/DialogoBaja.tsx';
import { DialogoDecision } from '../../features/novedad/decision-identidad/DecisionDeIdentidad.tsx';
import { DialogoUnion } from '../../features/novedad/decision-identidad/DialogoUnion.tsx';
import { FormularioReversion } from '../../features/novedad/decision-identidad/FormularioReversion.tsx';
import { DECIDIDA, OTRO, SUYO } from '../../features/novedad/testing/archivos.ts';
import { detalleDePrueba } from '../../features/novedad/testing/detalle.ts';
import Atajos from '../../features/paleta/Atajos.tsx';
import { Paleta } from '../../features/paleta/Paleta.tsx';
import { DialogoCedula } from '../../features/persona/TraerDelSegip.tsx';
import { personaDePrueba } from '../../features/persona/testing/persona-de-prueba.ts';
import EjemploCertificado from '../../features/registro/registro-fallecido/EjemploCertificado.tsx';
import { DialogoSesion } from '../../features/sesion/cierre-sesion/DialogoSesion.tsx';
import { delCable } from '../../lib/testing/del-cable.ts';
import { ConBoton, type Dialogo } from './dialogo.tsx';
import { DE_UI } from './dialogos-de-ui.tsx';

const nada = () => undefined;
const EMITIDO = { numero: 1, nombre: 'certificado.pdf', pdf: new Blob() };
const BUSQUEDA = leerBusqueda({});
const PREFERENCIAS = leerPreferencias(null);

/** Every dialog stands here, opened as the screen opens it. */
export const DIALOGOS: readonly Dialogo[] = [
  {
    archivo: 'features/asegurado/lista-asegurados/filtros/MenuDeFiltros.tsx',
    nombre: 'Filtros guardados',
    elemento: (
      <ConBoton
        dibujar={(alCerrar, ancla) => (
          <MenuDeFiltros
            busqueda={{ ...BUSQUEDA, estados: ['CESANTIA'] }}
            alcance={delCable<Alcance>({ eligeEnte: false, puedeRegistrar: true })}
            preferencias={PREFERENCIAS}
            alCambiar={nada}
            alElegir={nada}
            ancla={ancla}
            alCerrar={alCerrar}
          />
        )}
      />
    ),
  },
  {
    archivo: 'features/estadistica/resumen-poblacion/CifrasDelDia.tsx',
    nombre: 'Qué cuenta: Novedades abiertas',
    elemento: <Explicacion titulo="Novedades abiertas" texto="Esperan que el ente gestor las resuelva." />,
    boton: 'Qué cuenta: Novedades abiertas',
    cierraConAtras: true,
  },
  {
    archivo: 'features/asegurado/lista-asegurados/vista/OpcionesDeVista.tsx',
    nombre: 'Vista de la lista',
    elemento: (
      <ConBoton
        dibujar={(alCerrar, ancla) => (
          <OpcionesDeVista
            tipo="TITULAR"
            veAlPersonal
            porPagina={25}
            orden="REGISTRO"
            preferencias={PREFERENCIAS}
            alCambiar={nada}
            alCambiarTamano={nada}
            alOrdenar={nada}
            ancla={ancla}
            alCerrar={alCerrar}
          />
        )}
      />
    ),
  },
  {
    archivo: 'features/asistente/PanelEnPasos.tsx',
    nombre: 'Detalles',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <DialogoDetalles persona={personaDePrueba()} como="titular" alCerrar={alCerrar} alContinuar={nada} />
        )}
      />
    ),
  },
  {
    archivo: 'features/certificado/certificado/DialogoCertificado.tsx',
    cierraConAtras: true,
    nombre: 'CERTIFICADO ESTADO DE AFILIACIÓN',
    elemento: <ConBoton dibujar={(alCerrar) => <DialogoCertificado emitido={EMITIDO} alCerrar={alCerrar} />} />,
  },
  {
    archivo: 'features/cuenta/aceptacion-terminos/DialogoPorRegir.tsx',
    cierraConAtras: true,
    nombre: 'Términos y condiciones de uso',
    elemento: <ConBoton dibujar={(alCerrar) => <DialogoPorRegir version="2" alCerrar={alCerrar} />} />,
  },
  {
    archivo: 'features/cuenta/aceptacion-terminos/DialogoTerminos.tsx',
    nombre: 'Términos y condiciones de uso',
    elemento: <ConBoton dibujar={() => <DialogoTerminos alRechazar={nada} />} />,
    cierra: null,
  },
  {
    archivo: 'features/cuenta/segundo-factor/DialogoFactor.tsx',
    nombre: 'Active su segundo factor',
    elemento: <ConBoton dibujar={() => <DialogoFactor alSalir={nada} />} />,
    cierra: null,
  },
  {
    archivo: 'features/cuenta/cambio-password/PaginaCambioPassword.tsx',
    nombre: 'Proceso detenido',
    rol: 'alertdialog',
    elemento: (
      <ConBoton dibujar={(alCerrar) => <DialogoResultado exito={false} mensaje="No se pudo." alAceptar={alCerrar} />} />
    ),
    cierra: 'Aceptar',
  },
  {
    archivo: 'features/cuenta/operaciones-realizadas/PanelOperaciones.tsx',
    cierraConAtras: true,
    nombre: /^OPERACIÓNES REALIZADAS \d\d\/\d\d\/\d{4}$/,
    elemento: <ConBoton dibujar={(alCerrar) => <PanelOperaciones alCerrar={alCerrar} />} />,
  },
  {
    archivo: 'features/cuenta/terminos-vigentes/DialogoLecturaTerminos.tsx',
    cierraConAtras: true,
    nombre: 'Términos y condiciones de uso',
    elemento: <ConBoton dibujar={(alCerrar) => <DialogoLecturaTerminos abierto alCerrar={alCerrar} />} />,
  },
  {
    archivo: 'features/novedad/baja-novedad/DialogoBaja.tsx',
    cierraConAtras: true,
    nombre: 'Baja por novedad',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <DialogoBaja
            novedad={detalleDePrueba().novedades[0] ?? null}
            detalle={detalleDePrueba()}
            alCerrar={alCerrar}
            alTerminar={nada}
          />
        )}
      />
    ),
  },
  {
    archivo: 'features/novedad/decision-identidad/DecisionDeIdentidad.tsx',
    cierraConAtras: true,
    nombre: 'Son dos personas',
    elemento: <ConBoton dibujar={(alCerrar) => <DialogoDecision id={7} alCerrar={alCerrar} alDecidir={nada} />} />,
  },
  {
    archivo: 'features/novedad/decision-identidad/DialogoUnion.tsx',
    cierraConAtras: true,
    nombre: 'Es la misma persona',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => <DialogoUnion id={7} suyo={SUYO} otro={OTRO} alCerrar={alCerrar} alDecidir={nada} />}
      />
    ),
  },
  {
    archivo: 'features/novedad/decision-identidad/FormularioReversion.tsx',
    cierraConAtras: true,
    nombre: 'Deshacer la decisión',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <FormularioReversion id={7} quien="" decidida={DECIDIDA} alCerrar={alCerrar} alTerminar={nada} />
        )}
      />
    ),
  },
  {
    archivo: 'features/persona/TraerDelSegip.tsx',
    cierraConAtras: true,
    nombre: 'Lo que dice la cédula',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => <DialogoCedula idAfiliado={1} quien="" alCerrar={alCerrar} alTerminar={nada} />}
      />
    ),
  },
  {
    archivo: 'features/paleta/Atajos.tsx',
    nombre: 'Atajos del teclado',
    elemento: <ConBoton dibujar={(alCerrar) => <Atajos alCerrar={alCerrar} />} />,
  },
  {
    archivo: 'features/paleta/Paleta.tsx',
    nombre: 'Ir a persona o página',
    elemento: <ConBoton dibujar={(alCerrar) => <Paleta menu={[]} alCerrar={alCerrar} />} />,
  },
  {
    archivo: 'features/registro/registro-fallecido/EjemploCertificado.tsx',
    cierraConAtras: true,
    nombre: 'Imagen de ejemplo',
    elemento: <EjemploCertificado />,
    boton: 'Ampliar la imagen de ejemplo',
  },
  {
    archivo: 'features/sesion/cierre-sesion/DialogoSesion.tsx',
    nombre: 'Su sesión terminó',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <DialogoSesion open title="Su sesión terminó" text="Ingrese otra vez." leaveLabel="Salir" alSalir={alCerrar}>
            <input aria-label="Contraseña" />
          </DialogoSesion>
        )}
      />
    ),
    cierra: 'Salir',
  },
  {
    archivo: 'features/sesion/cierre-sesion/DialogoSesion.tsx',
    nombre: 'Continuar la sesión',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <DialogoSesion
            open
            optional
            title="Continuar la sesión"
            text="Confirme su contraseña."
            leaveLabel="Ahora no"
            alSalir={alCerrar}
          >
            <input aria-label="Contraseña" />
          </DialogoSesion>
        )}
      />
    ),
  },
  ...DE_UI,
];
