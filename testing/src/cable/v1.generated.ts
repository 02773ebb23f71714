export interface paths {
    "/api/v1/activarUsuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Acepta los términos vigentes y activa la cuenta, o los que van a regir, por adelantado */
        get: operations["aceptacion-terminos-aceptar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/ampliacion-fecha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Amplía la cobertura de un titular en cesantía */
        put: operations["ampliacion-titular"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/ente-gestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Da de baja a un titular y a sus beneficiarios */
        put: operations["baja-titular"];
        /** Registra a un titular desde la lista de asegurados */
        post: operations["registro-titular-lista"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/ente-gestor-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista de titulares con total exacto */
        get: operations["lista-asegurados-titulares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/identidad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Trae del SEGIP la identidad de la persona de una afiliación y corrige su registro */
        put: operations["correccion-identidad"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pone una afiliación en revisión o termina su revisión (solo la autoridad) */
        put: operations["revision-afiliacion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/revision-fallecimiento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Corrige un fallecimiento registrado por error o confirma uno (solo la autoridad) */
        put: operations["revision-fallecimiento"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/revision-fallecimiento/{idAfiliadoEnteGestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que una defunción registrada terminó, y cómo quedaría cada afiliación si se corrige */
        get: operations["revision-fallecimiento-propuesta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/afiliado/revision/{idAfiliadoEnteGestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que la autoridad puede decidir sobre una afiliación, y cómo quedaría */
        get: operations["revision-afiliacion-propuesta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/asegurado/buscar/titular/enteGestor/{tipo_documento}/{numero_documento}/{fecha_nacimiento}/{codigo_entidad}/{fecha_afiliacion}/{siglaEnteGestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Detalle de un titular en el ente gestor indicado */
        get: operations["detalle-asegurado-ente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/asegurado/buscar/titular/{tipo_documento}/{numero_documento}/{fecha_nacimiento}/{codigo_entidad}/{fecha_afiliacion}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Detalle de un titular en el ente gestor del usuario */
        get: operations["detalle-asegurado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/asegurado/documento/{idAfiliadoEnteGestor}/{idDocumento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un documento guardado de la persona: certificado de defunción o respaldo de una revisión */
        get: operations["documento-asegurado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/asegurado/exportacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La lista filtrada como archivo CSV o XLSX */
        get: operations["exportacion-asegurados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/asegurado/historia/{idAfiliadoEnteGestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Historia de una afiliación, de titular o de beneficiario */
        get: operations["historia-asegurado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auditoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La auditoría, por usuario, acción, ente gestor, persona y fechas */
        get: operations["auditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auditoria/exportacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La auditoría filtrada como archivo CSV */
        get: operations["auditoria-exportacion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auditoria/persona/{idAfiliadoEnteGestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quién consultó o cambió los datos de la persona de una afiliación */
        get: operations["quien-consulto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/beneficiario/ampliacion-fecha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Amplía la cobertura de un beneficiario en cesantía */
        put: operations["ampliacion-beneficiario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/beneficiario/condicion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Registra o renueva la condición de un beneficiario: estudiante o invalidez */
        put: operations["renovacion-condicion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/beneficiario/derecho_hambiente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Habilita a un beneficiario como derechohabiente */
        put: operations["habilitacion-derechohabiente"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/beneficiario/ente-gestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Da de baja a un beneficiario */
        put: operations["baja-beneficiario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/beneficiario/ente-gestor-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista de beneficiarios con total exacto */
        get: operations["lista-asegurados-beneficiarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificacion/findCertificacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emite el certificado de estado de afiliación de una persona */
        post: operations["certificado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificacion/getCertificacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lo que diría el certificado de estado de afiliación de una persona */
        post: operations["certificado-busqueda"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificacion/validacionCertificado/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Si un certificado es auténtico; sin sesión */
        get: operations["verificacion-certificado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cuentasDemo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuentas de una demostración; fuera de ella, ninguna */
        get: operations["cuentas-demo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enteGestor/findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entes gestores que el usuario puede elegir */
        get: operations["entes-gestores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entidad/find/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entidad empleadora por código y tipo de código */
        get: operations["busqueda-entidad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entidad/findByEnteGestor/{idEnteGestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entidades empleadoras con asegurados en un ente gestor */
        get: operations["busqueda-entidad-ente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/afiliadosPorEnteGestorYEstado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Afiliaciones entre dos fechas, por día o por mes */
        post: operations["resumen-poblacion-fechas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/cifrasDelDia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cifras del día: con cobertura, frente al cierre de mes, por terminar, novedades y declaraciones */
        post: operations["resumen-poblacion-cifras"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/grupoEtareo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Población asegurada por grupos de edad de cinco años */
        post: operations["resumen-poblacion-edades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/porEntidadEmpleadora/{idEnteGestor}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Población asegurada de cada entidad empleadora */
        get: operations["resumen-poblacion-empleadores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/porTipoAfiliacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Población asegurada por tipo de afiliación */
        post: operations["resumen-poblacion-tipos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/registrosPorDia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Afiliaciones por día */
        post: operations["resumen-poblacion-dias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/totalPorEnteGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Población asegurada de cada ente gestor */
        post: operations["resumen-poblacion-entes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/totalPorEstado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totales de la población asegurada por estado */
        post: operations["resumen-poblacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/usuariosActualizacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Afiliaciones por el usuario que las actualizó por última vez */
        post: operations["resumen-usuarios-actualizacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/estadistica/usuariosRegistro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Afiliaciones por el usuario que las registró */
        post: operations["resumen-usuarios-registro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/findAllEstadoBDPA": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Estado de una persona en la base de datos de población asegurada */
        post: operations["estado-asegurado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/findMenuPrincipalByRol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Menú principal del rol */
        get: operations["menu-principal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/findMenuSecundarioByRol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Menú de usuario del rol */
        get: operations["menu-secundario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/findUsuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Datos del usuario de la sesión */
        get: operations["perfil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/getDatosCertificacionPersonaSEGIP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Certificación de una persona en el servicio de identidad, con su informe en PDF */
        post: operations["consulta-certificacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/getDatosPersonaSEGIP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Datos de una persona en el servicio de identidad */
        post: operations["consulta-identidad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/getInfoEmpresaOvt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Empresa por NIT y matrícula de comercio en el portal del empleador */
        post: operations["consulta-empresa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/getOvtService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Empleadores de una persona en las planillas de los últimos 3 meses */
        post: operations["consulta-ovt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/getSenasirService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renta de una persona en el registro de rentistas */
        post: operations["consulta-senasir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/login_app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inicia una sesión */
        post: operations["ingreso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cierra la sesión y revoca su token */
        post: operations["cierre-sesion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/bajaNovedadAfiliado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Termina la afiliación de una novedad; no se puede revertir */
        post: operations["baja-novedad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/findByIdEnteGestor/{page}/{limit}/{ci}/{departamento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Novedades abiertas, con total exacto */
        get: operations["novedades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/findDetalleNovedades/{id_novedad_ente_gestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una novedad con la persona, su afiliación y sus demás novedades */
        get: operations["detalle-novedad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/identidad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decide si quienes comparten un número de documento son dos personas o la misma, y une sus registros */
        put: operations["decision-identidad"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/identidad/{id_novedad_ente_gestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los registros de un mismo número de documento sobre los que la autoridad decide */
        get: operations["decision-identidad-archivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/identidades-decididas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que la autoridad decidió sobre registros de un mismo número y no deshizo */
        get: operations["decision-identidad-decididas"];
        /** Deshace una decisión sobre registros de un mismo número */
        put: operations["decision-identidad-reversion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/identidades-decididas/{id_novedad_ente_gestor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que se registró desde que se unieron dos registros, para deshacer la decisión */
        get: operations["decision-identidad-decidida"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novedades/reportar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Un ente gestor reporta novedades de sus afiliaciones */
        post: operations["reporte-novedad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operacionByUsuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operaciones realizadas hoy por el usuario */
        get: operations["operaciones-realizadas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametricas/findByClaveDepartamento/{departamento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Establecimientos de un departamento */
        get: operations["parametricas-establecimientos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametricas/findByClaveDepartamentoAndFidEnteGestor/{departamento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Establecimientos del ente gestor en un departamento */
        get: operations["parametricas-establecimientos-ente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametricas/getByGrupo/{grupo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista paramétrica por nombre de grupo */
        get: operations["parametricas-grupo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametricas/getParametricaByGrupoAndNombre/{grupo}/{nombre}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una paramétrica por grupo y nombre */
        get: operations["parametricas-nombre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametricas/getParametricaHijasByPadre/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paramétricas hijas de un padre */
        get: operations["parametricas-hijas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametro/ESTABLECIMIENTO/importacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revisa un archivo CSV de establecimientos de salud fila por fila, y lo escribe entero o no escribe nada */
        post: operations["importacion-establecimientos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametro/{lista}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Valores de una lista, con los que ya no se ofrecen */
        get: operations["parametros"];
        put?: never;
        /** Añade un valor a una lista */
        post: operations["registro-parametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametro/{lista}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia un valor de una lista; su código queda */
        put: operations["actualizacion-parametro"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametro/{lista}/{id}/usos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuántos registros usan un valor de una lista */
        get: operations["parametros-usos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parametro/{lista}/{id}/vigencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Fija el último día en que los formularios ofrecen un valor de una lista */
        put: operations["vigencia-parametro"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rol/segundoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué roles deben tener segundo factor */
        get: operations["exigencia-segundo-factor-roles"];
        /** Exige el segundo factor a un rol, o deja de hacerlo */
        put: operations["exigencia-segundo-factor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Términos y condiciones vigentes, o los que van a regir */
        get: operations["terminos-vigentes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminos/cambios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué cambió en los términos vigentes desde los que el usuario aceptó */
        get: operations["aceptacion-terminos-cambios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminos/versiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versiones de los términos, la última primero */
        get: operations["versiones-terminos"];
        put?: never;
        /** Publica una versión de los términos, que rige diez días después */
        post: operations["publicacion-terminos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminos/versiones/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El texto de una versión, y qué cambió desde la anterior */
        get: operations["versiones-terminos-texto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminos/versiones/{version}/aceptaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quién aceptó una versión y cuándo, y quién falta */
        get: operations["versiones-terminos-aceptaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminos/versiones/{version}/retirar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Retira una versión que todavía no rige */
        put: operations["retiro-terminos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/cambiarPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambia la contraseña del usuario de la sesión */
        post: operations["cambio-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/enlaceRecuperacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** De quién es un enlace, mientras vale */
        post: operations["nueva-password-enlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/nuevaPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crea la contraseña con un enlace, que vale una vez, y cierra todas las sesiones */
        post: operations["nueva-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/retirarSolicitudBaja": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retira el pedido de baja de la propia cuenta */
        post: operations["solicitud-baja-retiro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/segundoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Si la cuenta de la sesión tiene segundo factor */
        get: operations["segundo-factor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/segundoFactor/activar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activa el segundo factor con la contraseña y un código, y da los códigos de recuperación */
        post: operations["segundo-factor-activar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/segundoFactor/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hace códigos de recuperación nuevos; los anteriores ya no valen */
        post: operations["segundo-factor-codigos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/segundoFactor/desactivar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quita el segundo factor con la contraseña y un código */
        post: operations["segundo-factor-desactivar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/segundoFactor/preparar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hace una clave para la aplicación de autenticación; vale cuando un código suyo la active */
        post: operations["segundo-factor-preparar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/sesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sesiones abiertas del usuario; la que pregunta primero */
        get: operations["sesiones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/sesiones/cerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cierra otra sesión del usuario, o todas menos la que pregunta */
        post: operations["cierre-otras-sesiones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/solicitarBaja": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pide la baja de la propia cuenta, que rige dos días hábiles después */
        post: operations["solicitud-baja"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/solicitarRecuperacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pide un enlace para crear una contraseña nueva; no dice si el usuario existe */
        post: operations["solicitud-recuperacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuario/solicitudBaja": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Si el usuario pidió la baja de su cuenta, y desde cuándo rige o regiría */
        get: operations["solicitud-baja-estado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Usuarios de sistema que el usuario administra, con total exacto */
        get: operations["usuarios"];
        put?: never;
        /** Registra un usuario de sistema, que queda REGISTRADO */
        post: operations["registro-usuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema/opciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles y entes gestores que el usuario puede dar a una cuenta */
        get: operations["usuarios-opciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un usuario de sistema */
        get: operations["detalle-usuario"];
        /** Actualiza un usuario de sistema; un cambio de rol o de ente gestor cierra sus sesiones */
        put: operations["actualizacion-usuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema/{id}/activar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activa una cuenta REGISTRADO, SUSPENDIDO o BAJA */
        put: operations["activacion-usuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema/{id}/baja": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Da de baja un usuario de sistema y cierra sus sesiones */
        put: operations["baja-usuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema/{id}/recuperarCredenciales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Envía al usuario un enlace para crear su contraseña */
        put: operations["recuperacion-credenciales"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarioSistema/{id}/restablecerSegundoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Quita el segundo factor de una cuenta cuyo usuario perdió el suyo, y cierra sus sesiones */
        put: operations["restablecimiento-segundo-factor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verificarAceptacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dice si la cuenta aceptó los términos vigentes, y cuáles por regir le faltan */
        get: operations["aceptacion-terminos-verificar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AfiliacionElegible: {
            ente_gestor: string;
            estado: string;
            fecha_afiliacion: string;
            fin_cobertura: string | null;
            idAfiliadoEnteGestor: number;
            nombre_completo: string;
            nombre_entidad: string;
            /** @enum {string} */
            tipo_afiliado: "TITULAR" | "BENEFICIARIO";
        };
        ArchivoDelNumero: {
            afiliaciones: components["schemas"]["AfiliacionElegible"][];
            complemento_documento: string;
            de_la_novedad: boolean;
            extranjero: boolean;
            fecha_nacimiento: string;
            id_registro: number;
            nombres: string;
            numero_documento: string;
            primer_apellido: string;
            segundo_apellido: string;
            union: {
                impedimento: string | null;
                solapes: components["schemas"]["AfiliacionElegible"][][];
            } | null;
        };
        DatosDeGrafico: [
            string
        ][];
        DetalleAsegurado: {
            ente_gestor: {
                beneficiarios: {
                    acciones_permitidas: ("detalle-asegurado" | "baja-titular" | "ampliacion-titular" | "beneficiarios" | "actualizacion-titular" | "baja-beneficiario" | "ampliacion-beneficiario" | "habilitacion-derechohabiente" | "renovacion-condicion" | "actualizacion-beneficiario" | "revision-afiliacion")[];
                    codigo_entidad: string;
                    /** @enum {number} */
                    codigo_estado: 100 | 101 | 102 | 103 | 104 | 105 | 106 | 108;
                    complemento_documento: string;
                    condicion: ("ESTUDIANTE" | "INVALIDEZ") | null;
                    documento: string;
                    estado: string;
                    fallecido: boolean;
                    fecha_afiliacion: string;
                    fecha_ampliacion: string | null;
                    fecha_baja: string | null;
                    fecha_cesantia: string | null;
                    fecha_derechohabiente: string | null;
                    fecha_estado: string | null;
                    fecha_inhabilitado: string | null;
                    fecha_nacimiento: string;
                    fin_por_edad: string | null;
                    idAfiliadoEnteGestor: number;
                    id_ente_gestor: number;
                    nombres: string;
                    numero_documento: string;
                    primer_apellido: string;
                    segundo_apellido: string;
                    tipo_asegurado: string;
                    tipo_documento: string;
                    tipo_parentesco: string;
                    version: number;
                }[];
                codigo_entidad: string;
                ente_gestor: string;
                entidad: string;
                establecimiento: string | null;
                estado: {
                    /** @enum {number} */
                    codigo: 100 | 101 | 102 | 103 | 104 | 105 | 106 | 108;
                    descripcion: string;
                    fecha_afiliacion: string;
                    fecha_ampliacion: string | null;
                    fecha_baja: string | null;
                    fecha_cesantia: string | null;
                };
                fecha_afiliacion: string;
                hasta: string | null;
                idAfiliadoEnteGestor: number;
                matricula: string | null;
                motivo_baja: string | null;
                sigla: string;
                siguiente: number | null;
                tipo_asegurado: string;
            }[];
            persona_asegurada: boolean;
            resultado_persona: {
                complemento_documento: string;
                correo_electronico: string | null;
                departamento: string | null;
                direccion: string | null;
                edad: number;
                estado_civil: string | null;
                fallecido: boolean;
                fecha_nacimiento: string;
                foto_persona: string | null;
                genero: string | null;
                municipio: string | null;
                nombres: string;
                numero_documento: string;
                primer_apellido: string;
                segundo_apellido: string;
                telefono_domicilio: string | null;
                telefono_movil: string | null;
                tipo_documento: string;
            };
            titular: {
                acciones_permitidas: ("detalle-asegurado" | "baja-titular" | "ampliacion-titular" | "beneficiarios" | "actualizacion-titular" | "baja-beneficiario" | "ampliacion-beneficiario" | "habilitacion-derechohabiente" | "renovacion-condicion" | "actualizacion-beneficiario" | "revision-afiliacion")[];
                codigo_entidad: string;
                complemento_documento: string;
                estado: {
                    /** @enum {number} */
                    codigo: 100 | 101 | 102 | 103 | 104 | 105 | 106 | 108;
                    descripcion: string;
                    fecha_afiliacion: string;
                    fecha_ampliacion: string | null;
                    fecha_baja: string | null;
                    fecha_cesantia: string | null;
                };
                fecha_afiliacion: string;
                fecha_estado: string | null;
                idAfiliadoEnteGestor: number;
                id_ente_gestor: number;
                impide_beneficiarios: string | null;
                numero_documento: string;
                tipo_documento: string;
                version: number;
            };
        };
        DetalleNovedad: {
            afiliacion_actual: {
                estado: string;
                fecha_afiliacion: string;
                nombre_ente_gestor: string;
                nombre_entidad: string;
            };
            novedades: {
                claveRelacionTitular: string | null;
                /** @enum {string} */
                claveTipoAfiliacion: "TITULAR" | "BENEFICIARIO";
                codigoNovedad: string;
                detalleNovedad: string;
                estado: string;
                fechaFin: string | null;
                fechaInicio: string;
                idAfiliadoEnteGestor: number;
                idNovedadEnteGestor: number;
                impide_baja: string | null;
                nombreEntidad: string;
            }[];
            persona: {
                complemento_documento: string;
                fecha_nacimiento: string;
                nombres: string;
                numero_documento: string;
                primer_apellido: string;
                segundo_apellido: string;
            };
        };
        Error: {
            codigo: string;
            detalle?: {
                campo: string;
                mensaje: string;
            }[];
            mensaje: string;
        };
        FilaAsegurado: {
            acciones_permitidas: ("detalle-asegurado" | "baja-titular" | "ampliacion-titular" | "beneficiarios" | "actualizacion-titular" | "baja-beneficiario" | "ampliacion-beneficiario" | "habilitacion-derechohabiente" | "renovacion-condicion" | "actualizacion-beneficiario" | "revision-afiliacion")[];
            codigo_entidad: string;
            codigo_entidad_titular: string | null;
            complemento_documento: string;
            complemento_documento_titular: string | null;
            doc_titular: string | null;
            edad: number;
            estado: {
                /** @enum {number} */
                codigo: 100 | 101 | 102 | 103 | 104 | 105 | 106 | 108;
                descripcion: string;
                fecha_afiliacion: string;
                fecha_ampliacion: string | null;
                fecha_baja: string | null;
                fecha_cesantia: string | null;
            };
            estado_titular: string | null;
            fallecido: boolean;
            fecha_afiliacion_titular: string | null;
            fecha_estado: string | null;
            fecha_nacimiento: string;
            fecha_nacimiento_titular: string | null;
            fin_por_edad?: string | null;
            idAfiliadoEnteGestor: number;
            id_ente_gestor: number;
            nombre_entidad: string;
            nombres: string;
            numero_documento: string;
            numero_documento_titular: string | null;
            parentesco_titular: string | null;
            primer_apellido: string;
            saneado: boolean;
            segundo_apellido: string;
            siglaDptoEnteGestor: string;
            siglaEnteGestor: string;
            siglaGenero: string;
            tipo_asegurado: string;
            tipo_documento: string;
            tipo_documento_titular: string | null;
            usuario_creacion: string;
            version: number;
        };
        FilaAuditoria: {
            accion: string;
            cambios: {
                antes: string | null;
                campo: string;
                despues: string | null;
            }[];
            cuando: string;
            descripcion: string;
            ente: string | null;
            enteUsuario: string | null;
            idFila: number;
            idRecurso: string | null;
            idSolicitud: string | null;
            ip: string | null;
            nombreUsuario: string | null;
            recurso: string | null;
            sujeto: {
                clave: string | null;
                idAfiliadoEnteGestor: number | null;
                pantalla: ("ASEGURADO" | "USUARIO" | "EMPLEADOR" | "DECLARACION") | null;
                texto: string;
                tipoAfiliado: ("TITULAR" | "BENEFICIARIO") | null;
            } | null;
            usuario: string | null;
        };
        HistoriaAsegurado: {
            documentos: {
                bytes: number;
                /** @enum {string} */
                clase: "CERTIFICADO_DEFUNCION" | "EVIDENCIA_REVISION" | "CONDICION_DE_EDAD";
                fecha: string | null;
                guardado_en: string;
                id: number;
                numero: string | null;
            }[];
            historia: {
                accion: string;
                antes: {
                    [key: string]: string | number | null;
                } | null;
                causa: string | null;
                descripcion: string;
                despues: {
                    [key: string]: string | number | null;
                };
                estado_antes: string | null;
                estado_despues: string;
                ocurrido_en: string;
                usuario: string;
            }[];
        };
        IdentidadDecidida: {
            complemento_documento: string;
            /** @enum {string} */
            decision: "DOS_PERSONAS" | "MISMA_PERSONA";
            fecha: string;
            fecha_nacimiento: string;
            id_novedad_ente_gestor: number;
            motivo: string;
            nombres: string;
            numero_documento: string;
            primer_apellido: string;
            segundo_apellido: string;
            usuario: string;
        };
        ItemMenu: {
            icono: string;
            items?: {
                icono: string;
                titulo: string;
                url: string;
            }[];
            titulo: string;
            url: string;
        };
        Novedad: {
            codigoNovedad: string;
            complementoDocumento: string;
            departamento: string;
            detalleNovedad: string;
            documentoIdentidad: string;
            fechaNacimiento: string;
            fechaNovedad: string;
            idAfiliadoEnteGestor: number;
            idNovedadEnteGestor: number;
            nombres: string;
            siglaEnteGestor: string;
            /** @enum {string} */
            tipoAfiliado: "TITULAR" | "BENEFICIARIO";
        };
        NovedadReportada: {
            /** @enum {string} */
            codigo_novedad: "RELACION_LABORAL_TERMINADA" | "REGISTRO_DUPLICADO" | "BENEFICIARIO_SIN_REQUISITOS" | "EMPLEADOR_DISTINTO" | "FECHA_AFILIACION_DISTINTA" | "TIPO_ASEGURADO_DISTINTO" | "PARENTESCO_DISTINTO";
            estado_almacenamiento: {
                /** @enum {number} */
                codigo: 500 | 502 | 0;
                detalle: string;
            };
            idNovedadEnteGestor: number | null;
            numero_documento: string;
        };
        Parametrica: {
            codigo: string;
            id: number;
            nombre: string;
            sigla: string;
            /** @constant */
            terminado?: true;
        };
        Parametro: {
            acciones_permitidas: ("actualizacion-parametro" | "vigencia-parametro")[];
            codigo: string;
            codigoMunicipio: string | null;
            deRegla: boolean;
            departamento: string | null;
            edad: number | null;
            enteGestor: string | null;
            /** @enum {string} */
            estado: "VIGENTE" | "POR_COMENZAR" | "TERMINADO";
            id: number;
            idDepartamento: number | null;
            idEnteGestor: number | null;
            municipio: string | null;
            nivel: string | null;
            nombre: string;
            norma: string | null;
            red: string | null;
            sigla: string | null;
            tipo: string | null;
            tipoCodigo: number | null;
            version: number;
            vigenteDesde: string | null;
            vigenteHasta: string | null;
        };
        PropuestaFallecimiento: {
            afiliaciones: {
                ahora: components["schemas"]["Situacion"];
                cambiada_despues: boolean;
                despues: components["schemas"]["Situacion"] | null;
                documento: string;
                ente_gestor: string;
                entidad: string;
                idAfiliadoEnteGestor: number;
                idTitular: number | null;
                impedimento: string | null;
                nombre: string;
                parentesco: string | null;
                version: number;
            }[];
            declarado_por: string[];
            documento: string;
            documentos: {
                bytes: number;
                /** @enum {string} */
                clase: "CERTIFICADO_DEFUNCION" | "EVIDENCIA_REVISION" | "CONDICION_DE_EDAD";
                ente_gestor: string;
                fecha: string | null;
                guardado_en: string;
                id: number;
                idAfiliadoEnteGestor: number;
                numero: string | null;
            }[];
            fecha_defuncion: string | null;
            nombre: string;
            obliga_a_todos: boolean;
        };
        PropuestaRevision: {
            ahora: components["schemas"]["Situacion"];
            decisiones: {
                beneficiarios: number;
                /** @enum {string} */
                decision: "ABRIR" | "RESTITUIR" | "CERRAR";
                despues: components["schemas"]["Situacion"] | null;
                impedimento: string | null;
            }[];
            documentos: {
                bytes: number;
                /** @enum {string} */
                clase: "CERTIFICADO_DEFUNCION" | "EVIDENCIA_REVISION" | "CONDICION_DE_EDAD";
                fecha: string | null;
                guardado_en: string;
                id: number;
                numero: string | null;
            }[];
            en_revision_desde: string | null;
            fallecido: boolean;
            idAfiliadoEnteGestor: number;
            motivo: string | null;
            terminadas_por_cambio: {
                ahora: components["schemas"]["Situacion"];
                cambiada_despues: boolean;
                cierre: components["schemas"]["Situacion"] | null;
                despues: components["schemas"]["Situacion"] | null;
                documento: string;
                ente_gestor: string;
                entidad: string;
                idAfiliadoEnteGestor: number;
                idTitular: number | null;
                impedimento: string | null;
                nombre: string;
                parentesco: string | null;
                version: number;
            }[];
            version: number;
        };
        RespuestaAccion: {
            /** @enum {number} */
            codigo_respuesta: 100 | 409 | 503;
            mensaje: string;
        };
        Situacion: {
            /** @enum {number} */
            codigo_estado: 100 | 101 | 102 | 103 | 104 | 105 | 106 | 108;
            estado: string;
            fecha_ampliacion: string | null;
            fecha_baja: string | null;
            fecha_cesantia: string | null;
            fecha_derechohabiente: string | null;
            fin_cobertura: string | null;
        };
        UsuarioEnLista: {
            acciones_permitidas: ("detalle-usuario" | "actualizacion-usuario" | "activacion-usuario" | "recuperacion-credenciales" | "restablecimiento-segundo-factor" | "baja-usuario")[];
            bajaEfectivaEl: string | null;
            cargo: string;
            ci: string;
            complemento: string;
            correo: string;
            enteGestor: string;
            establecimiento: {
                codEstablecimiento: string;
                establecimiento: string;
            };
            /** @enum {string} */
            estado: "REGISTRADO" | "ACTIVO" | "SUSPENDIDO" | "BAJA";
            idEnteGestor: number;
            idUsuarioSistema: number;
            materno: string;
            nombreRol: string;
            nombres: string;
            paterno: string;
            rol: string;
            telefono: string;
            usuario: string;
            version: number;
        };
        UsuarioSistema: {
            acciones_permitidas: ("detalle-usuario" | "actualizacion-usuario" | "activacion-usuario" | "recuperacion-credenciales" | "restablecimiento-segundo-factor" | "baja-usuario")[];
            bajaEfectivaEl: string | null;
            bajaSolicitadaEl: string | null;
            cargo: string;
            ci: string;
            codRues: string;
            complemento: string;
            correo: string;
            creadoEn: string;
            departamento: string;
            direccion: string;
            enteGestor: string;
            establecimiento: {
                codEstablecimiento: string;
                departamentoSubsector: string;
                establecimiento: string;
                municipioSubsector: string;
                nivel: string;
                red: string;
                redSubsector: string;
                tipoEstablecimiento: string;
            };
            /** @enum {string} */
            estado: "REGISTRADO" | "ACTIVO" | "SUSPENDIDO" | "BAJA";
            extension: string;
            fechaNacimiento: string | null;
            idDepartamento: number | null;
            idEnteGestor: number;
            idEntidad: number | null;
            idUsuarioSistema: number;
            materno: string;
            nombreEntidad: string | null;
            nombreRol: string;
            nombres: string;
            paterno: string;
            rol: string;
            telefono: string;
            telefonoFijo: string;
            ultimoIngreso: string | null;
            usuario: string;
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "aceptacion-terminos-aceptar": {
        parameters: {
            query?: {
                version?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activo: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "ampliacion-titular": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo_entidad: string;
                    descripcion_motivo?: string | null;
                    fecha_fin_ampliacion?: string | null;
                    fecha_inicio?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    id_ente_gestor?: number | null;
                    numero_documento: string;
                    tipo_documento: string;
                    tipo_motivo: number | string;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        codigo_respuesta: 100 | 409 | 503;
                        datos: {
                            fecha_ampliacion: string | null;
                            fecha_cesantia: string | null;
                        } | null;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "baja-titular": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo_entidad: string;
                    descripcion_motivo?: string | null;
                    fecha_fin?: string | null;
                    fecha_fin_cesantia?: string | null;
                    fecha_inicio?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    id_ente_gestor?: number | null;
                    numero_documento: string;
                    tipo_documento: string;
                    tipo_motivo: number | string;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "registro-titular-lista": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    beneficiarios_que_pasan?: number[];
                    codigo_entidad: string;
                    data: {
                        fecha_inicio: string;
                        /** Format: date */
                        fecha_nacimiento: string;
                        numero_documento: string;
                        tipo_asegurado: string;
                        tipo_documento: string;
                    }[];
                    id_ente_gestor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            estado_almacenamiento: {
                                /** @enum {number} */
                                codigo: 0 | 500 | 501 | 502 | 503;
                                detalle: string;
                            };
                            idAfiliadoEnteGestor: number | null;
                            numero_documento: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lista-asegurados-titulares": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                estado?: string;
                idEnteGestor?: number;
                entidades?: string;
                fechaInicio?: string;
                fechaFin?: string;
                tipoFecha?: "AFILIACION" | "REGISTRO";
                numeroDocumento?: string;
                nombre?: string;
                venceEn?: number;
                porEdad?: 15 | 30 | 60;
                orden?: "REGISTRO" | "REGISTRO_ASC" | "VENCIMIENTO" | "DOCUMENTO" | "DOCUMENTO_DESC" | "NOMBRE" | "NOMBRE_DESC" | "AFILIACION" | "AFILIACION_DESC" | "EDAD" | "ESTADO" | "EMPLEADOR" | "DOCUMENTO_TITULAR" | "USUARIO";
                afiliaciones?: string;
                misRegistros?: "true" | "false";
                tipoAfiliado?: "TITULAR" | "BENEFICIARIO";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: components["schemas"]["FilaAsegurado"][];
                        /** @enum {boolean} */
                        masDe?: true;
                        nroPages: number;
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "correccion-identidad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    complemento_documento?: string | null;
                    fecha_nacimiento?: string | null;
                    idAfiliadoEnteGestor: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "revision-afiliacion": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "ABRIR" | "RESTITUIR" | "CERRAR";
                    evidencia?: string | null;
                    idAfiliadoEnteGestor: number;
                    motivo: string;
                    registrado_por_error?: {
                        afiliaciones: {
                            idAfiliadoEnteGestor: number;
                            version: number;
                        }[];
                    } | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "revision-fallecimiento": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    afiliaciones: {
                        idAfiliadoEnteGestor: number;
                        version: number;
                    }[];
                    /** @enum {string} */
                    decision: "CORREGIR" | "CONFIRMAR";
                    evidencia?: string | null;
                    idAfiliadoEnteGestor: number;
                    motivo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "revision-fallecimiento-propuesta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idAfiliadoEnteGestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropuestaFallecimiento"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "revision-afiliacion-propuesta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idAfiliadoEnteGestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropuestaRevision"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "detalle-asegurado-ente": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipo_documento: string;
                numero_documento: string;
                fecha_nacimiento: string;
                codigo_entidad: string;
                fecha_afiliacion: string;
                siglaEnteGestor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetalleAsegurado"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "detalle-asegurado": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipo_documento: string;
                numero_documento: string;
                fecha_nacimiento: string;
                codigo_entidad: string;
                fecha_afiliacion: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetalleAsegurado"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "documento-asegurado": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idAfiliadoEnteGestor: number;
                idDocumento: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "exportacion-asegurados": {
        parameters: {
            query: {
                estado?: string;
                idEnteGestor?: number;
                entidades?: string;
                fechaInicio?: string;
                fechaFin?: string;
                tipoFecha?: "AFILIACION" | "REGISTRO";
                numeroDocumento?: string;
                nombre?: string;
                venceEn?: number;
                porEdad?: 15 | 30 | 60;
                orden?: "REGISTRO" | "REGISTRO_ASC" | "VENCIMIENTO" | "DOCUMENTO" | "DOCUMENTO_DESC" | "NOMBRE" | "NOMBRE_DESC" | "AFILIACION" | "AFILIACION_DESC" | "EDAD" | "ESTADO" | "EMPLEADOR" | "DOCUMENTO_TITULAR" | "USUARIO";
                afiliaciones?: string;
                misRegistros?: "true" | "false";
                tipoAfiliado?: "TITULAR" | "BENEFICIARIO";
                formato: "csv" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "historia-asegurado": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idAfiliadoEnteGestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoriaAsegurado"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auditoria: {
        parameters: {
            query?: {
                usuario?: string;
                accion?: string;
                idEnteGestor?: number;
                numeroDocumento?: string;
                desde?: string;
                hasta?: string;
                tras?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: components["schemas"]["FilaAuditoria"][];
                        siguiente: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auditoria-exportacion": {
        parameters: {
            query?: {
                usuario?: string;
                accion?: string;
                idEnteGestor?: number;
                numeroDocumento?: string;
                desde?: string;
                hasta?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "quien-consulto": {
        parameters: {
            query?: {
                tras?: string;
                limit?: number;
            };
            header?: never;
            path: {
                idAfiliadoEnteGestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: components["schemas"]["FilaAuditoria"][];
                        siguiente: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "ampliacion-beneficiario": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo_entidad: string;
                    descripcion_motivo?: string | null;
                    fecha_fin_ampliacion?: string | null;
                    fecha_inicio?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    /** Format: date */
                    fecha_nacimiento_titular: string;
                    id_ente_gestor?: number | null;
                    numero_documento: string;
                    numero_documento_titular: string;
                    tipo_documento: string;
                    tipo_documento_titular: string;
                    tipo_motivo: number | string;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        codigo_respuesta: 100 | 409 | 503;
                        data: components["schemas"]["RespuestaAccion"];
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "renovacion-condicion": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    certificado_condicion?: string | null;
                    condicion?: ("ESTUDIANTE" | "INVALIDEZ") | null;
                    condicion_hasta?: string | null;
                    idAfiliadoEnteGestor: number;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "habilitacion-derechohabiente": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo_entidad: string;
                    codigo_entidad_titular: string;
                    descripcion_motivo: string;
                    fecha_inicio?: string | null;
                    /** Format: date */
                    fecha_nacimiento?: string;
                    /** Format: date */
                    fecha_nacimiento_titular?: string;
                    id_ente_gestor?: number | null;
                    numero_documento?: string;
                    numero_documento_titular?: string;
                    tipo_documento?: string;
                    tipo_documento_titular?: string;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "baja-beneficiario": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo_entidad: string;
                    descripcion_motivo?: string | null;
                    fecha_fin?: string | null;
                    fecha_fin_cesantia?: string | null;
                    fecha_inicio?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    /** Format: date */
                    fecha_nacimiento_titular: string;
                    id_ente_gestor?: number | null;
                    numero_documento: string;
                    numero_documento_titular: string;
                    opcion?: ("DEFINITIVA" | "RECTIFICACION") | null;
                    tipo_documento: string;
                    tipo_documento_titular: string;
                    tipo_motivo: number | string;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lista-asegurados-beneficiarios": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                estado?: string;
                idEnteGestor?: number;
                entidades?: string;
                fechaInicio?: string;
                fechaFin?: string;
                tipoFecha?: "AFILIACION" | "REGISTRO";
                numeroDocumento?: string;
                nombre?: string;
                venceEn?: number;
                porEdad?: 15 | 30 | 60;
                orden?: "REGISTRO" | "REGISTRO_ASC" | "VENCIMIENTO" | "DOCUMENTO" | "DOCUMENTO_DESC" | "NOMBRE" | "NOMBRE_DESC" | "AFILIACION" | "AFILIACION_DESC" | "EDAD" | "ESTADO" | "EMPLEADOR" | "DOCUMENTO_TITULAR" | "USUARIO";
                afiliaciones?: string;
                misRegistros?: "true" | "false";
                tipoAfiliado?: "TITULAR" | "BENEFICIARIO";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["FilaAsegurado"][];
                        /** @enum {boolean} */
                        masDe?: true;
                        pages: number;
                        totalElement: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    certificado: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    complemento_documento?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    numero_documento: string;
                    tipo_documento?: "CI" | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certificado_pdf: string | null;
                        /** @enum {number} */
                        codigo: 200 | 300;
                        codigo_verificacion: string | null;
                        mensaje: string;
                        secuencialCorrelativo: number | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "certificado-busqueda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    complemento_documento?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    numero_documento: string;
                    tipo_documento?: "CI" | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aviso: string | null;
                        certificado_pdf: string | null;
                        /** @enum {number} */
                        codigo: 200 | 300;
                        estado_afiliacion: {
                            estado: string;
                            fecha_inicio: string;
                            nombre_enteGestor: string;
                            nombre_entidad: string;
                            observacion: string;
                        }[];
                        mensaje: string;
                        persona: {
                            complemento_documento: string;
                            fecha_nacimiento: string;
                            nombres: string;
                            numero_documento: string;
                            primer_apellido: string;
                            segundo_apellido: string;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "verificacion-certificado": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        autentico: boolean;
                        certificado: {
                            afiliaciones: {
                                estado: string;
                                fecha_inicio: string;
                                nombre_enteGestor: string;
                                observacion: string;
                            }[];
                            cubierta: boolean;
                        } | null;
                        fechaConsulta: string;
                        mensaje: string;
                        persona: {
                            fechaCreacionReporte: string;
                            fecha_nacimiento: string;
                            nombres: string;
                            numero_documento: string;
                            secuencialCorrelativo: number;
                        } | null;
                        sha256: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "cuentas-demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cuentas: {
                            cargo: string;
                            ente: string;
                            nombre: string;
                            password: string;
                            username: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entes-gestores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {boolean} */
                        terminado?: true;
                        value: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "busqueda-entidad": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            codigo: string;
                            idEntidad: number;
                            nombre: string;
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "busqueda-entidad-ente": {
        parameters: {
            query?: {
                buscar?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                idEnteGestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: {
                            idEntidad: number;
                            nombre: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-fechas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    estado?: string | null;
                    /** Format: date */
                    fechaFin: string;
                    /** Format: date */
                    fechaInicio: string;
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                    /** @enum {string} */
                    tipoFecha: "TODOS" | "AFILIACION" | "ACTUALIZADOS";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-cifras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cierre?: {
                            beneficiarios: number;
                            contadoEl: string;
                            fecha: string;
                            nuevas: {
                                beneficiarios: number;
                                titulares: number;
                            };
                            titulares: number;
                        } | null;
                        conCobertura: {
                            beneficiarios: number;
                            titulares: number;
                        };
                        declaraciones: {
                            cierres: string[];
                            difieren: number;
                        } | null;
                        novedades: number | null;
                        porTerminar: {
                            beneficiarios: number;
                            dias: number;
                            titulares: number;
                            tope: number;
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-edades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-empleadores": {
        parameters: {
            query?: {
                idEnteEmpleador?: number;
            };
            header?: never;
            path: {
                idEnteGestor: number;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        claves: number[];
                        data: components["schemas"]["DatosDeGrafico"];
                        nroPages: number;
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-tipos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                    todo?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-dias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    fechaFin: string;
                    /** Format: date */
                    fechaInicio: string;
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                    /** @enum {string} */
                    tipoBusqueda: "AFILIACION" | "REGISTRO";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion-entes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        claves: number[];
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-poblacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    estado?: null;
                    fechaFin?: null;
                    fechaInicio?: null;
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                    tipoFecha?: null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-usuarios-actualizacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "resumen-usuarios-registro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idEnteEmpleador?: number | null;
                    idEnteGestor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatosDeGrafico"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "estado-asegurado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    complemento_documento?: string | null;
                    /** Format: date */
                    fecha_nacimiento: string;
                    numero_documento: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            categoria: string;
                            documentoIdentidad: string;
                            ente_gestor: string;
                            estado: string;
                            fallecido: boolean;
                            fecha_afiliacion: string;
                            fecha_estado: string | null;
                            fecha_nacimiento: string;
                            nombreCompleto: string;
                            nombre_entidad: string;
                            tipo_asegurado: string;
                        }[];
                        mensaje?: string;
                        /** @enum {number} */
                        status: 200 | 404;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "menu-principal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemMenu"][];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "menu-secundario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemMenu"][];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    perfil: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        acciones_permitidas: ("salud" | "documentacion" | "ayuda" | "ingreso" | "terminos-vigentes" | "cuentas-demo" | "cierre-sesion" | "menu" | "aceptacion-terminos" | "operaciones-realizadas" | "perfil" | "sesiones" | "cierre-otras-sesiones" | "solicitud-baja" | "segundo-factor" | "exigencia-segundo-factor" | "cambio-password" | "parametricas" | "entes-gestores" | "busqueda-entidad" | "resumen-poblacion" | "resumen-usuarios" | "estado-asegurado" | "consulta-identidad" | "consulta-ovt" | "consulta-senasir" | "consulta-empresa" | "consulta-certificacion" | "validacion-titular" | "registro-titular" | "registro-titular-lista" | "registro-fallecido" | "validacion-beneficiario" | "registro-beneficiario" | "lista-asegurados" | "detalle-asegurado" | "baja-titular" | "ampliacion-titular" | "actualizacion-titular" | "baja-beneficiario" | "ampliacion-beneficiario" | "habilitacion-derechohabiente" | "renovacion-condicion" | "actualizacion-beneficiario" | "revision-afiliacion" | "revision-fallecimiento" | "correccion-identidad" | "decision-identidad" | "exportacion-asegurados" | "documento-asegurado" | "historia-asegurado" | "certificado" | "verificacion-certificado" | "versiones-terminos" | "publicacion-terminos" | "retiro-terminos" | "auditoria" | "quien-consulto" | "novedades" | "detalle-novedad" | "baja-novedad" | "declaraciones" | "comparacion-declaracion" | "personas-declaracion" | "remision-declaracion" | "anulacion-declaracion" | "reporte-novedad" | "parametros" | "registro-parametro" | "importacion-establecimientos" | "actualizacion-parametro" | "vigencia-parametro" | "usuarios" | "detalle-usuario" | "registro-usuario" | "actualizacion-usuario" | "activacion-usuario" | "recuperacion-credenciales" | "restablecimiento-segundo-factor" | "solicitud-recuperacion" | "nueva-password" | "baja-usuario")[];
                        cargo: string;
                        codigoRol: string;
                        correo: string;
                        direccion: string;
                        elige_ente: boolean;
                        enteGestor: string;
                        establecimiento: {
                            departamentoSubsector: string;
                            establecimiento: string;
                            municipioSubsector: string;
                            nivel: string;
                            red: string;
                            tipoEstablecimiento: string;
                        };
                        idEnteGestor: number | null;
                        logo: string | null;
                        materno: string;
                        nombres: string;
                        paterno: string;
                        /** @enum {string} */
                        segundo_factor: "NO" | "PENDIENTE" | "ACTIVO";
                        siglaEnteGestor: string | null;
                        telefono: string;
                        tipo_asegurado_fijo: ("VOLUNTARIO" | "CONVENIO" | "UNIVERSITARIO" | "RENTISTA" | "SSLP" | "TRABAJADOR") | null;
                        usuario: string;
                        ve_al_personal: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consulta-certificacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ci: string;
                    complemento?: string | null;
                    fechaNacimiento?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datosPersonaEnFormatoJson: {
                            Complemento: string;
                            fechaNacimiento: string;
                            nombres: string;
                            numeroDocumento: string;
                            primerApellido: string;
                            segundoApellido: string;
                        } | null;
                        descripcionRespuesta: string;
                        esValido: boolean;
                        lista: ("TITULAR" | "BENEFICIARIO") | null;
                        reporteCertificacion: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consulta-identidad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ci: string;
                    complemento?: string | null;
                    /** Format: date */
                    fechaNacimiento: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datosPersonaEnFormatoJson: {
                            Complemento: string;
                            fechaNacimiento: string;
                            nombres: string;
                            numeroDocumento: string;
                            primerApellido: string;
                            segundoApellido: string;
                        } | null;
                        descripcionRespuesta: string;
                        esValido: boolean;
                        fallecido: boolean;
                        lista: ("TITULAR" | "BENEFICIARIO") | null;
                        registrable: boolean;
                        reporteCertificacion: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consulta-empresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    matriculaEmpresa?: string | null;
                    nitEmpresa: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: {
                            fechaInscripcion: string;
                            matriculaComercio: string;
                            nit: string;
                            razonSocial: string;
                        } | null;
                        finalizado: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consulta-ovt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ci: string;
                    complemento?: string | null;
                    /** Format: date */
                    fechaNacimiento: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: {
                            empresas: {
                                caja: {
                                    descripcion: string;
                                };
                                gestion: number;
                                matriculaComercio: string;
                                nit: string;
                                periodo: number;
                                razonSocial: string;
                            }[];
                            estadoVerificacion: string;
                            fechaNacimiento: string;
                            nombres: string;
                            primerApellido: string;
                            segundoApellido: string;
                            tipoDocumento: string;
                        } | null;
                        finalizado: boolean;
                        lista: ("TITULAR" | "BENEFICIARIO") | null;
                        mensaje: string;
                        registrable: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consulta-senasir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ci: string;
                    complemento?: string | null;
                    /** Format: date */
                    fechaNacimiento: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codigoRespuesta: number;
                        datosBeneficioEnFormatoJson: {
                            beneficio: string;
                        } | null;
                        datosPersonaEnFormatoJson: {
                            Complemento: string;
                            fechaNacimiento: string;
                            nombres: string;
                            numeroDocumento: string;
                            primerApellido: string;
                            segundoApellido: string;
                        } | null;
                        descripcionRespuesta: string;
                        esValido: boolean;
                        lista: ("TITULAR" | "BENEFICIARIO") | null;
                        registrable: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    ingreso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo?: string;
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "cierre-sesion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "baja-novedad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    detalle_baja: string;
                    /** @enum {number} */
                    id_motivo_baja: 606;
                    id_novedad_ente_gestor: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    novedades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: number;
                limit: number;
                ci: string;
                departamento: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Novedad"][];
                        pages: number;
                        totalElement: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "detalle-novedad": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id_novedad_ente_gestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetalleNovedad"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "decision-identidad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "DOS_PERSONAS" | "MISMA_PERSONA";
                    id_novedad_ente_gestor: number;
                    motivo: string;
                    union?: {
                        id_registro_queda: number;
                        id_registro_sale: number;
                        /** @default [] */
                        solapes?: {
                            queda: number;
                            repetidas: number[];
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "decision-identidad-archivos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id_novedad_ente_gestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archivos: components["schemas"]["ArchivoDelNumero"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "decision-identidad-decididas": {
        parameters: {
            query?: {
                numeroDocumento?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decididas: components["schemas"]["IdentidadDecidida"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "decision-identidad-reversion": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    destinos?: {
                        idAfiliadoEnteGestor: number;
                        id_registro: number;
                    }[];
                    id_novedad_ente_gestor: number;
                    motivo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespuestaAccion"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "decision-identidad-decidida": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id_novedad_ente_gestor: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archivos: {
                            complemento_documento: string;
                            extranjero: boolean;
                            fecha_nacimiento: string;
                            id_registro: number;
                            nombres: string;
                            numero_documento: string;
                            primer_apellido: string;
                            segundo_apellido: string;
                        }[];
                        /** @enum {string} */
                        decision: "DOS_PERSONAS" | "MISMA_PERSONA";
                        desde_entonces: components["schemas"]["AfiliacionElegible"][];
                        impedimento: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reporte-novedad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        codigo_entidad?: string | null;
                        /** @enum {string} */
                        codigo_novedad: "RELACION_LABORAL_TERMINADA" | "REGISTRO_DUPLICADO" | "BENEFICIARIO_SIN_REQUISITOS" | "EMPLEADOR_DISTINTO" | "FECHA_AFILIACION_DISTINTA" | "TIPO_ASEGURADO_DISTINTO" | "PARENTESCO_DISTINTO";
                        detalle: string;
                        /** Format: date */
                        fecha_nacimiento: string;
                        numero_documento: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NovedadReportada"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "operaciones-realizadas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cantidadOperacion: number;
                        claveTipoOperacion: string;
                        descripcion: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "parametricas-establecimientos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                departamento: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Parametrica"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "parametricas-establecimientos-ente": {
        parameters: {
            query?: {
                idEnteGestor?: number;
                terminados?: "true";
            };
            header?: never;
            path: {
                departamento: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Parametrica"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "parametricas-grupo": {
        parameters: {
            query?: {
                terminados?: "true";
            };
            header?: never;
            path: {
                grupo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Parametrica"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "parametricas-nombre": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grupo: string;
                nombre: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Parametrica"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "parametricas-hijas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Parametrica"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "importacion-establecimientos": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contenido: string;
                    escribir: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambiados: number;
                        escrito: boolean;
                        faltas: {
                            columna: string;
                            fila: number;
                            mensaje: string;
                        }[];
                        filas: number;
                        iguales: number;
                        mensaje: string;
                        nuevos: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    parametros: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                buscar?: string;
                vigencia?: "VIGENTES" | "POR_COMENZAR" | "TERMINADOS";
                idEnteGestor?: number;
            };
            header?: never;
            path: {
                lista: "EDAD" | "EMPLEADOR" | "ENTE_GESTOR" | "ESTABLECIMIENTO" | "ESTADO_CIVIL" | "FERIADO" | "GENERO" | "MOTIVO_AMPLIACION" | "MOTIVO_BAJA" | "PARENTESCO" | "TIPO_ASEGURADO" | "TIPO_CODIGO" | "TIPO_DOCUMENTO_IDENTIDAD" | "TIPO_EMPRESA" | "TIPO_RENTISTA";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aviso: string | null;
                        content: components["schemas"]["Parametro"][];
                        hayMas: boolean;
                        pages: number;
                        totalElement: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "registro-parametro": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                lista: "EDAD" | "EMPLEADOR" | "ENTE_GESTOR" | "ESTABLECIMIENTO" | "ESTADO_CIVIL" | "FERIADO" | "GENERO" | "MOTIVO_AMPLIACION" | "MOTIVO_BAJA" | "PARENTESCO" | "TIPO_ASEGURADO" | "TIPO_CODIGO" | "TIPO_DOCUMENTO_IDENTIDAD" | "TIPO_EMPRESA" | "TIPO_RENTISTA";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo: string;
                    codigoMunicipio?: string | null;
                    edad?: number | null;
                    idDepartamento?: number | null;
                    idEnteGestor?: number | null;
                    nivel?: string | null;
                    nombre?: string | null;
                    norma?: string | null;
                    red?: string | null;
                    sigla?: string | null;
                    tipo?: string | null;
                    tipoCodigo?: number | null;
                    vigenteDesde?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        mensaje: string;
                        version: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "actualizacion-parametro": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                lista: "EDAD" | "EMPLEADOR" | "ENTE_GESTOR" | "ESTABLECIMIENTO" | "ESTADO_CIVIL" | "FERIADO" | "GENERO" | "MOTIVO_AMPLIACION" | "MOTIVO_BAJA" | "PARENTESCO" | "TIPO_ASEGURADO" | "TIPO_CODIGO" | "TIPO_DOCUMENTO_IDENTIDAD" | "TIPO_EMPRESA" | "TIPO_RENTISTA";
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigoMunicipio?: string | null;
                    idDepartamento?: number | null;
                    nivel?: string | null;
                    nombre?: string | null;
                    norma?: string | null;
                    red?: string | null;
                    tipo?: string | null;
                    version: number;
                    vigenteDesde?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        mensaje: string;
                        version: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "parametros-usos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lista: "EDAD" | "EMPLEADOR" | "ENTE_GESTOR" | "ESTABLECIMIENTO" | "ESTADO_CIVIL" | "FERIADO" | "GENERO" | "MOTIVO_AMPLIACION" | "MOTIVO_BAJA" | "PARENTESCO" | "TIPO_ASEGURADO" | "TIPO_CODIGO" | "TIPO_DOCUMENTO_IDENTIDAD" | "TIPO_EMPRESA" | "TIPO_RENTISTA";
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        usos: {
                            masDe: boolean;
                            que: string;
                            total: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "vigencia-parametro": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                lista: "EDAD" | "EMPLEADOR" | "ENTE_GESTOR" | "ESTABLECIMIENTO" | "ESTADO_CIVIL" | "FERIADO" | "GENERO" | "MOTIVO_AMPLIACION" | "MOTIVO_BAJA" | "PARENTESCO" | "TIPO_ASEGURADO" | "TIPO_CODIGO" | "TIPO_DOCUMENTO_IDENTIDAD" | "TIPO_EMPRESA" | "TIPO_RENTISTA";
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    vigenteHasta: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        mensaje: string;
                        version: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "exigencia-segundo-factor-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roles: {
                            con_segundo_factor: number;
                            cuentas: number;
                            exige: boolean;
                            nombre: string;
                            rol: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "exigencia-segundo-factor": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    exige: boolean;
                    rol: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "terminos-vigentes": {
        parameters: {
            query?: {
                version?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publicadoEl: string;
                        texto: string;
                        titulo: string;
                        version: string;
                        vigenteDesde: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "aceptacion-terminos-cambios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aceptadoEl: string | null;
                        anterior: string | null;
                        parrafos: {
                            partes: {
                                texto: string;
                                /** @enum {string} */
                                tipo: "IGUAL" | "NUEVO" | "QUITADO";
                            }[];
                            /** @enum {string} */
                            tipo: "IGUAL" | "NUEVO" | "QUITADO" | "CAMBIADO";
                        }[];
                        version: string;
                        vigenteDesde: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "versiones-terminos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        regiria: string;
                        versiones: {
                            aceptaron: number;
                            /** @enum {string} */
                            estado: "VIGENTE" | "POR REGIR" | "ANTERIOR" | "RETIRADA";
                            faltan: number;
                            motivoRetiro: string | null;
                            publicadoEl: string;
                            publicadoPor: string | null;
                            retiradoEl: string | null;
                            retiradoPor: string | null;
                            titulo: string;
                            version: string;
                            vigenteDesde: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publicacion-terminos": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texto: string;
                    titulo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                        version: string;
                        vigenteDesde: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "versiones-terminos-texto": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        anterior: string | null;
                        parrafos: {
                            partes: {
                                texto: string;
                                /** @enum {string} */
                                tipo: "IGUAL" | "NUEVO" | "QUITADO";
                            }[];
                            /** @enum {string} */
                            tipo: "IGUAL" | "NUEVO" | "QUITADO" | "CAMBIADO";
                        }[];
                        texto: string;
                        titulo: string;
                        version: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "versiones-terminos-aceptaciones": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                situacion?: "ACEPTARON" | "FALTAN";
                idEnteGestor?: number;
            };
            header?: never;
            path: {
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            aceptadoEl: string | null;
                            enteGestor: string;
                            idUsuarioSistema: number;
                            nombre: string;
                            usuario: string;
                        }[];
                        pages: number;
                        totalElement: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "retiro-terminos": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                version: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    motivo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                        version: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "cambio-password": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                        registro: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "nueva-password-enlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        minimo: number;
                        usuario: string;
                        vigente: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "nueva-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                        registro: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "solicitud-baja-retiro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        efectivaEl: string | null;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "segundo-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activo: boolean;
                        codigos_restantes: number;
                        desde: string | null;
                        exigido: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "segundo-factor-activar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codigos: string[];
                        mensaje: string;
                        registro: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "segundo-factor-codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codigos: string[];
                        mensaje: string;
                        registro: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "segundo-factor-desactivar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codigo: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                        registro: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "segundo-factor-preparar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clave: string;
                        direccion_clave: string;
                        qr: {
                            lado: number;
                            trazo: string;
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sesiones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        desde: string;
                        direccion: string;
                        esta: boolean;
                        idSesion: number;
                        navegador: string;
                        ultimoUso: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "cierre-otras-sesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idSesion: number | "TODAS";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cerradas: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "solicitud-baja": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        efectivaEl: string | null;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "solicitud-recuperacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    usuario: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "solicitud-baja-estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        efectivaEl: string | null;
                        impedimento: string | null;
                        seria: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    usuarios: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                buscar?: string;
                estado?: "REGISTRADO" | "ACTIVO" | "SUSPENDIDO" | "BAJA";
                rol?: string;
                idEnteGestor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["UsuarioEnLista"][];
                        pages: number;
                        totalElement: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "registro-usuario": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cargo?: string | null;
                    ci: string;
                    codRues?: string | null;
                    complemento?: string | null;
                    correo: string;
                    direccion?: string | null;
                    extension?: string | null;
                    fechaNacimiento: string;
                    idDepartamento?: number | null;
                    idEnteGestor?: number | null;
                    idEntidad?: number | null;
                    materno?: string | null;
                    nombres: string;
                    paterno?: string | null;
                    rol: string;
                    telefono?: string | null;
                    telefonoFijo?: string | null;
                    usuario: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idUsuarioSistema: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "usuarios-opciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entes: {
                            id: number;
                            nombre: string;
                            tipo: string;
                        }[];
                        roles: {
                            codigo: string;
                            nombre: string;
                            pideEntidad: boolean;
                            tiposDeEnte: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "detalle-usuario": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioSistema"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "actualizacion-usuario": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cargo?: string | null;
                    ci: string;
                    codRues?: string | null;
                    complemento?: string | null;
                    correo: string;
                    direccion?: string | null;
                    extension?: string | null;
                    fechaNacimiento: string;
                    idDepartamento?: number | null;
                    idEnteGestor?: number | null;
                    idEntidad?: number | null;
                    materno?: string | null;
                    nombres: string;
                    paterno?: string | null;
                    rol: string;
                    telefono?: string | null;
                    telefonoFijo?: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idUsuarioSistema: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "activacion-usuario": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idUsuarioSistema: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "baja-usuario": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idUsuarioSistema: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "recuperacion-credenciales": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idUsuarioSistema: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "restablecimiento-segundo-factor": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idUsuarioSistema: number;
                        mensaje: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "aceptacion-terminos-verificar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activo: boolean;
                        porRegir: {
                            version: string;
                            vigenteDesde: string;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
