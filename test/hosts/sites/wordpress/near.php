<?php
/** For the tests alone: WordPress may ask any port, because the frame's server has one of its own, and `classic` in an address changes the theme. */

add_filter(
	'http_allowed_safe_ports',
	function ( $ports, $host, $url ) {
		return array_merge( $ports, array( wp_parse_url( $url, PHP_URL_PORT ) ) );
	},
	10,
	3
);

if ( isset( $_GET['classic'] ) ) {
	foreach ( array( 'template', 'stylesheet' ) as $which ) {
		add_filter(
			$which,
			function () {
				return 'classic';
			}
		);
	}
}
